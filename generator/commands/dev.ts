import { root } from '../folders.ts'
import { type ExitCode, exitCodes, type Io } from './io.ts'

/** Starts the development server: pages are rendered on request and reload when a file changes. */
export async function dev(io: Io, { port }: { port: number }): Promise<ExitCode> {
  process.env.SIGHTLINE_MANIFEST = io.manifest
  const { createServer } = await import('vite')
  const server = await createServer({ root, server: { port, host: 'localhost' } })
  await server.listen()
  io.print(`Developing at http://localhost:${port} - stop with Ctrl+C`)
  await new Promise((resolve) => server.httpServer?.once('close', resolve))
  return exitCodes.ok
}
