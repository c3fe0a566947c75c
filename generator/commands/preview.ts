import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { overlayFolder } from '../edge/chain/overlay.ts'
import { keepDelivered } from '../edge/requests/keep-delivered.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { fromHome } from '../folders.ts'
import { workerMain } from '../hosts/cloudflare-worker.ts'
import { hostOf } from '../hosts/index.ts'
import { plural } from '../problems/print.ts'
import { keepReceived } from '../serve/keep-received.ts'
import { isLoopbackHost } from '../serve/loopback-host.ts'
import { rulesIn, serveFolder } from '../serve/serve.ts'
import { commandFor } from './terminal/command-for.ts'
import { type Io, refuse } from './terminal/io.ts'

export interface PreviewOptions {
  port: number
  /** Behave like this host. */
  host?: string
}

/**
 * Serves the published folder, on this machine only, until interrupted. It behaves like `host`, or else like the host
 * the folder was made for, which is the default one if the folder names none. Forms can be tried out.
 */
export async function preview(io: Io, { port, host }: PreviewOptions): Promise<ExitCode> {
  if (!existsSync(io.out))
    return refuse(
      io,
      exitCodes.usage,
      `There is nothing in ${fromHome(io.out)} yet: run "${commandFor(io, 'generate', { host, publishes: true })}" first.`,
    )
  if (!statSync(io.out).isDirectory())
    return refuse(io, exitCodes.usage, `${fromHome(io.out)} is a file. Name the published folder with --out.`)
  const isWorker = existsSync(join(io.out, workerMain))
  if (host !== undefined && (hostOf(host).rendersPages === true) !== isWorker)
    return refuse(
      io,
      exitCodes.usage,
      `${fromHome(io.out)} was published for another host: run "${commandFor(io, 'generate', { host, publishes: true })}" first.`,
    )
  if (isWorker) return previewWorker(io, port)
  const server = serveFolder(io.out, {
    receive: keepReceived(io.note),
    host: hostOf(host ?? rulesIn(io.out).host),
    acceptsHost: isLoopbackHost,
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  printUrl(io, `http://localhost:${(server.address() as AddressInfo).port}`)
  await once(server, 'close')
  return exitCodes.ok
}

/** Serves the folder in the host's own runtime, until this process is interrupted. */
async function previewWorker(io: Io, port: number): Promise<ExitCode> {
  const { serveWorker } = await import('../edge/serve-worker.ts')
  const server = await serveWorker(io.out, { port, ownNamesOnly: true, ...keepDelivered(io.out, io.note) })
  const { origin, host } = await server.ready
  const [first, ...others] = practicesAt(io.out)
  if (first === undefined) printUrl(io, origin)
  else {
    printUrl(io, `http://${first}.${host}`)
    io.note(`${plural(others.length, 'other practice')} in the chain: each at its host name followed by ".${host}".`)
  }
  return new Promise<never>(() => {})
}

/** The host names of a published chain. */
function practicesAt(out: string): string[] {
  const folder = join(out, overlayFolder)
  return existsSync(folder) ? readdirSync(folder).map((file) => basename(file, '.json')) : []
}

function printUrl(io: Io, url: string): void {
  if (io.json) io.print(JSON.stringify({ event: 'listening', url }))
  else io.print(`Serving ${fromHome(io.out)} at ${url} - stop with Ctrl+C`)
}
