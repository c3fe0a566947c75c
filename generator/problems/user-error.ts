/** Ends a command with a sentence for the person who ran it: the manifest, the disk and our code are all fine. */
export class UserError extends Error {
  override readonly name = 'UserError'
}

/** By its name, because the development server compiles its program separately, with a class of its own. */
export const isUserError = (error: unknown): error is UserError => error instanceof Error && error.name === 'UserError'
