import type Sharp from 'sharp'
import { UserError } from './problems/user-error.ts'
import { importModule } from './run/import-module.ts'

/** Loads the imaging library, only when a picture is missing. `failed` says what cannot be made without it. */
export async function loadSharp(failed: string) {
  const { default: sharp } = await importModule<{ default: typeof Sharp }>('sharp').catch((error: Error) => {
    throw new UserError(`${failed}: ${error.message}`)
  })
  return sharp
}
