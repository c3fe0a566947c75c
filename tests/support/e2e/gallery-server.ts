import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../../generator/folders.ts'
import { clearwater } from '../world.ts'

/** A running `npm run gallery`, with the words of the small practice. */
export interface GalleryServer {
  url: string
  /** Does what Ctrl+C does. Resolves when the process has ended. */
  interrupt: () => Promise<void>
}

/** Starts it on a free port. Throws its output if it exits before it listens. */
export async function startGallery(): Promise<GalleryServer> {
  const args = ['--import', 'tsx', join(root, 'tests/gallery/gallery.ts'), '--port', '0', '--manifest', clearwater]
  const child = spawn(process.execPath, args, { cwd: root })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += data
        const [, address] = /(http:\S+)/.exec(said) ?? []
        if (address !== undefined) resolve(address)
      })
    child.once('exit', (code) => reject(new Error(`the gallery ended with ${code}:\n${said}`)))
  })
  const interrupt = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGINT')
    await once(child, 'exit')
  }
  return { url, interrupt }
}
