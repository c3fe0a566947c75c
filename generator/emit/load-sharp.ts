import { UserError } from '../problems/user-error.ts'

/** Loads the imaging library, only when a picture is missing. `failed` says what cannot be made without it. */
export async function loadSharp(failed: string) {
  const { default: sharp } = await import('sharp').catch((error: Error) => {
    throw new UserError(`${failed}: ${error.message}`)
  })
  return sharp
}
