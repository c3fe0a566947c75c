import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { keepReceived } from '../serve/keep-received.ts'
import { serveFolder } from '../serve/serve.ts'
import { nameOf } from './generate.ts'
import { type ExitCode, exitCodes, type Io, refuse } from './io.ts'

/** Serves what is published, on this machine only, until it is interrupted. Forms can be tried out. */
export async function preview(io: Io, { port }: { port: number }): Promise<ExitCode> {
  if (!existsSync(io.out))
    return refuse(io, exitCodes.io, `There is nothing in ${nameOf(io.out)} yet: run "npm run generate" first.`)
  const server = serveFolder(io.out, keepReceived(io.note))
  server.listen(port, 'localhost')
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  if (io.json) io.print(JSON.stringify({ event: 'listening', url }))
  else io.print(`Serving ${nameOf(io.out)} at ${url} - stop with Ctrl+C`)
  await once(server, 'close')
  return exitCodes.ok
}
