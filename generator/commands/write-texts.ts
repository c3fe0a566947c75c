import { type NewText, saveTexts } from '../edit/save-texts.ts'
import { UserError } from '../problems/user-error.ts'
import type { Io } from './io.ts'

/** Writes files of the manifest. If one was saved meanwhile, throws a `UserError` and writes nothing. */
export function writeTexts({ manifest }: Io, texts: readonly NewText[]): void {
  const changed = saveTexts(manifest, texts)
  if (changed.length > 0)
    throw new UserError(`${changed.join(', ')} changed in the meantime, so nothing was written. Run the command again.`)
}
