import { resolve } from 'node:path'
import { home, isInstalled, root } from '../../folders.ts'
import { shellWord } from '../../problems/shell-word.ts'
import { outFolder } from '../../publish/out-folder.ts'
import { folderName } from './folder-name.ts'
import type { Io } from './io.ts'

interface Options {
  /** Words that follow the name of the command. */
  words?: readonly string[]
  /** The command publishes, so the folder counts too. */
  publishes?: boolean
}

/** How Sightline is called outside its checkout. In a project that it is installed in, only npx finds it. */
export const called = isInstalled ? 'npx sightline' : 'sightline'

/** A command on the same practice, as it can be typed where this one was: `npm run fix -- --manifest ../clinic`. */
export function commandFor(
  { manifest, out }: Pick<Io, 'manifest' | 'out'>,
  name: string,
  { words = [], publishes = false }: Options = {},
): string {
  const all = [
    ...(manifest === resolve(home(), 'manifest') ? [] : ['--manifest', folderName(manifest)]),
    ...(!publishes || out === outFolder(resolve(home(), 'dist')) ? [] : ['--out', folderName(out)]),
    ...words,
  ].map(shellWord)
  // npm finds its scripts in the checkout only.
  if (home() !== root) return [called, name, ...all].join(' ')
  return ['npm run', name, ...(all.length === 0 ? [] : ['--', ...all])].join(' ')
}
