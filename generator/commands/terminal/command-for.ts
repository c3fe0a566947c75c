import { resolve } from 'node:path'
import { called } from '../../called.ts'
import { fromHome, home } from '../../folders.ts'
import { shellWord } from '../../problems/shell-word.ts'
import { outFolder } from '../../publish/out-folder.ts'
import type { Io } from './io.ts'

interface Options {
  /** Words that follow the name of the command. */
  words?: readonly string[]
  /** The host given to this command, which decides what the other does too. */
  host?: string | undefined
  /** The command publishes, so the folder counts too. */
  publishes?: boolean
}

/** A command for the same practice, as it can be typed where this one was: `npx sightline fix --manifest ../clinic`. */
export function commandFor(
  { manifest, out }: Pick<Io, 'manifest' | 'out'>,
  name: string,
  { words = [], host, publishes = false }: Options = {},
): string {
  const all = [
    ...(manifest === resolve(home(), 'manifest') ? [] : ['--manifest', fromHome(manifest)]),
    ...(!publishes || out === outFolder(resolve(home(), 'dist')) ? [] : ['--out', fromHome(out)]),
    ...(host === undefined ? [] : ['--host', host]),
    ...words,
  ].map(shellWord)
  return [called, name, ...all].join(' ')
}
