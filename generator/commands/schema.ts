import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { fileSchemas } from '../parse/schemas/index.ts'
import { pageSchema } from '../parse/schemas/page.ts'
import { type ExitCode, exitCodes, type Io } from './io.ts'

/** Writes the manifest's schemas as JSON Schema, for completion and red squiggles in editors. */
export async function schema(io: Io): Promise<ExitCode> {
  const folder = join(io.manifest, '.schema')
  mkdirSync(folder, { recursive: true })
  const schemas = jsonSchemas()
  for (const [file, text] of Object.entries(schemas)) writeFileSync(join(folder, file), text)
  io.print(`Wrote ${Object.keys(schemas).length} schemas to ${folder}.`)
  return exitCodes.ok
}

/** File name -> JSON Schema text, draft 7: the newest draft that editors' YAML support reads in full. */
export function jsonSchemas(): Record<string, string> {
  const named: Record<string, z.ZodType> = { 'page.json': pageSchema }
  for (const [file, each] of Object.entries(fileSchemas)) {
    named[file.startsWith('ui/') ? 'words.json' : file.replace('.yaml', '.json')] = each
  }
  return Object.fromEntries(
    Object.entries(named).map(([file, each]) => [
      file,
      `${JSON.stringify(z.toJSONSchema(each, { target: 'draft-7', io: 'input', reused: 'ref' }), null, 1)}\n`,
    ]),
  )
}
