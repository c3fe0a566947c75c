import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { measure } from './measure.ts'
import { names } from './names.ts'
import { compile, forget, type Place } from './sightline.ts'
import type { Take } from './take.ts'

/** Measures the naive loop and the floor, on the pages that are published. */
export async function takeOthers({ manifest, out }: Place, folder: string, take: Take): Promise<void> {
  // A separate manifest: cache entries of the other must neither help it nor be removed with its own.
  const own: Place = { manifest: join(folder, 'copy-manifest'), out: join(folder, 'copy') }
  const [naive, floor] = [await compile('naive-loop'), await compile('floor')]
  cpSync(manifest, own.manifest, { recursive: true })
  const prepare = () => forget(own)
  let pages = 0
  await take(names.floor, {
    prepare,
    run: async () => {
      const { stdout } = await measure(process.execPath, [floor, out, own.out], folder)
      const { seconds, files } = JSON.parse(stdout) as { seconds: number; files: number }
      pages = files
      // The rest of its time and memory went into reading the pages, which does not count.
      return { seconds, pages, files }
    },
  })
  await take(names.naive, {
    prepare,
    run: async () => {
      const measured = await measure(process.execPath, [naive, own.manifest, own.out], folder)
      return { ...measured, pages, files: pages }
    },
  })
  forget(own)
}

/** Measures the share pictures of the site's pages: the other measurements take them from the cache. */
export async function takePictures({ manifest }: Place, take: Take): Promise<void> {
  const program = await compile('pictures')
  const takeFrom = (name: string, from: 'nothing' | 'cache') =>
    take(name, {
      run: async () => {
        const measured = await measure(process.execPath, [program, manifest, from], manifest)
        const { count, bytes } = JSON.parse(measured.stdout) as { count: number; bytes: number }
        return { ...measured, pages: count, files: count, bytes }
      },
    })
  await takeFrom(names.pictures, 'nothing')
  await takeFrom(names.keptPictures, 'cache')
}
