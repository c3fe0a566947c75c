import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Replaces a function of `node:fs` for all modules. Returns a function that undoes it. */
export function replaceInFs(name: keyof typeof fs, replacement: (...parameters: never[]) => unknown): () => void {
  const real = fs[name]
  const set = (value: unknown) => {
    Object.assign(fs, { [name]: value })
    syncBuiltinESMExports()
  }
  set(replacement)
  return () => set(real)
}
