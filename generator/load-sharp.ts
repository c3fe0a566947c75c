import type Sharp from 'sharp'
import { importModule } from './import-module.ts'
import { UserError } from './problems/user-error.ts'

/** Loads the imaging library, only when a picture is missing. `failed` says what cannot be made without it. */
export async function loadSharp(failed: string) {
  const { default: sharp } = await importModule<{ default: typeof Sharp }>('sharp').catch((error: Error) => {
    throw new UserError(`${failed}: ${error.message}`)
  })
  return sharp
}
