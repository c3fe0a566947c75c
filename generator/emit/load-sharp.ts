import { ToldError } from '../problems/told-error.ts'

/** The library that makes pictures, loaded only when one is missing. `failed` says what cannot be made without it. */
export async function loadSharp(failed: string) {
  const { default: sharp } = await import('sharp').catch((error: Error) => {
    throw new ToldError(`${failed}: ${error.message}`)
  })
  return sharp
}
