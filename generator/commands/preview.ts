import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { cacheFolder } from '../folders.ts'
import { type Received, receiver, receivingPaths } from '../serve/receive.ts'
import { serveFolder } from '../serve/serve.ts'
import { type ExitCode, exitCodes, type Io } from './io.ts'

/**
 * Serves what is published, on this machine only, until it is interrupted. Forms can be tried out: what is posted to
 * the site's own paths is kept as a line of JSON each, outside the published folder.
 */
export async function preview(io: Io, { port }: { port: number }): Promise<ExitCode> {
  if (!existsSync(io.out)) {
    io.note(`There is nothing in ${shown(io.out)} yet: run "npm run generate" first.`)
    return exitCodes.io
  }
  const server = serveFolder(io.out, receiver(keepIn(join(cacheFolder, 'received.jsonl'), io)))
  server.listen(port, 'localhost')
  await once(server, 'listening')
  io.print(`Serving ${shown(io.out)} at http://localhost:${(server.address() as AddressInfo).port} - stop with Ctrl+C`)
  await once(server, 'close')
  return exitCodes.ok
}

/** Keeps what is received, readable for its owner alone, and tells of it without what it says. */
function keepIn(file: string, io: Io): (received: Received) => Promise<void> {
  io.note(`What is posted to ${receivingPaths.join(' or ')} is kept in ${shown(file)}.`)
  return async (received) => {
    await mkdir(dirname(file), { recursive: true })
    await appendFile(file, `${JSON.stringify(received)}\n`, { mode: 0o600 })
    io.note(`${received.at} received one at ${received.path}`)
  }
}

const shown = (path: string) => relative(process.cwd(), path) || '.'
