import { UserError } from '../problems/user-error.ts'

/** The library that makes pictures, loaded only when one is missing. `failed` says what cannot be made without it. */
export async function loadSharp(failed: string) {
  const { default: sharp } = await import('sharp').catch((error: Error) => {
    throw new UserError(`${failed}: ${error.message}`)
  })
  return sharp
}
