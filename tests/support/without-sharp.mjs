// A preload: sharp, which decodes and encodes photos, cannot be loaded here, nor in a process started from here.
import { register } from 'node:module'

const hooks = `export async function resolve(specifier, context, next) {
  if (specifier === 'sharp') throw new Error('sharp was loaded')
  return next(specifier, context)
}`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
