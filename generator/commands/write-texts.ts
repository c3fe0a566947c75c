import { type NewText, saveTexts } from '../edit/save-texts.ts'
import { UserError } from '../problems/user-error.ts'
import type { Io } from './terminal/io.ts'

/** Thrown when the disk fails while files of the manifest are written: no published site is concerned. */
export class WriteError extends Error {
  readonly code: string | undefined
  readonly syscall: string | undefined
  constructor(cause: NodeJS.ErrnoException) {
    super(cause.message, { cause })
    this.code = cause.code
    this.syscall = cause.syscall
  }
}

/** Writes files of the manifest. If one was saved meanwhile, throws a `UserError` and writes nothing. */
export function writeTexts({ manifest }: Io, texts: readonly NewText[]): void {
  const changed = save(manifest, texts)
  if (changed.length > 0)
    throw new UserError(`${changed.join(', ')} changed in the meantime, so nothing was written. Run the command again.`)
}

function save(folder: string, texts: readonly NewText[]): string[] {
  try {
    return saveTexts(folder, texts)
  } catch (error) {
    // A mistake in our code keeps its stack.
    throw (error as NodeJS.ErrnoException).code === undefined ? error : new WriteError(error as NodeJS.ErrnoException)
  }
}
