import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { codesOf } from '../languages.ts'
import { readLanguages } from '../parse/read-languages.ts'
import { schemasFor } from '../parse/schemas/index.ts'
import type { Codes } from '../parse/schemas/localized.ts'
import { readManifest } from '../read/read.ts'
import { type ExitCode, exitCodes, type Io } from './io.ts'

/** Writes the manifest's schemas as JSON Schema, for completion and red squiggles in editors. */
export async function schema(io: Io): Promise<ExitCode> {
  const folder = join(io.manifest, '.schema')
  mkdirSync(folder, { recursive: true })
  const schemas = jsonSchemas(codesOf(readLanguages(readManifest(io.manifest).sources)))
  for (const [file, text] of Object.entries(schemas)) writeFileSync(join(folder, file), text)
  io.print(`Wrote ${Object.keys(schemas).length} schemas to ${folder}.`)
  return exitCodes.ok
}

/** File name -> JSON Schema text, draft 7: the newest draft that editors' YAML support reads in full. */
export function jsonSchemas(codes: Codes): Record<string, string> {
  const { files, words, page, servicesInCity, glossary } = schemasFor(codes)
  const named: Record<string, z.ZodType> = {
    'page.json': page,
    'services-in-cities.json': servicesInCity,
    'glossary.json': glossary,
  }
  for (const [file, each] of Object.entries(files)) named[file.replace('.yaml', '.json')] = each
  named['words.json'] = words
  return Object.fromEntries(
    Object.entries(named).map(([file, each]) => [
      file,
      `${JSON.stringify(z.toJSONSchema(each, { target: 'draft-7', io: 'input', reused: 'ref' }), null, 1)}\n`,
    ]),
  )
}
