import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { relative } from 'node:path'
import { serveFolder } from '../serve/serve.ts'
import { type ExitCode, exitCodes, type Io } from './io.ts'

/** Serves what is published, on this machine only, until it is interrupted. */
export async function preview(io: Io, { port }: { port: number }): Promise<ExitCode> {
  if (!existsSync(io.out)) {
    io.note(`There is nothing in ${relative(process.cwd(), io.out)} yet: run "npm run generate" first.`)
    return exitCodes.io
  }
  const server = serveFolder(io.out)
  server.listen(port, 'localhost')
  await once(server, 'listening')
  io.print(
    `Serving ${relative(process.cwd(), io.out) || '.'} at http://localhost:${(server.address() as AddressInfo).port} - stop with Ctrl+C`,
  )
  await once(server, 'close')
  return exitCodes.ok
}
