import { type NewText, saveTexts } from '../edit/save-texts.ts'
import { UserError } from '../problems/user-error.ts'
import { sayingWhatFailed } from './terminal/disk-error.ts'
import type { Io } from './terminal/io.ts'

/** Writes files of the manifest. If one was saved meanwhile, throws a `UserError` and writes nothing. */
export function writeTexts({ manifest }: Io, texts: readonly NewText[]): void {
  const changed = sayingWhatFailed('The manifest could not be written', () => saveTexts(manifest, texts))
  if (changed.length > 0)
    throw new UserError(`${changed.join(', ')} changed in the meantime, so nothing was written. Run the command again.`)
}
