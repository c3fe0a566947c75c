import { isHalfSaved, type NewText, saveTexts } from '../edit/save-texts.ts'
import { UserError } from '../problems/user-error.ts'
import { sayingWhatFailed } from './terminal/disk-error.ts'
import type { Io } from './terminal/io.ts'

/** Writes files of the manifest. If one was saved meanwhile, throws a `UserError` and writes nothing. */
export function writeTexts({ manifest }: Pick<Io, 'manifest'>, texts: readonly NewText[]): void {
  const failed = () =>
    isHalfSaved(manifest)
      ? 'The manifest is only partly written, and the next command finishes it'
      : 'The manifest could not be written'
  const changed = sayingWhatFailed(failed, () => saveTexts(manifest, texts))
  if (changed.length > 0)
    throw new UserError(`${changed.join(', ')} changed in the meantime, so nothing was written. Run the command again.`)
}
