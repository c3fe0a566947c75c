// Not TypeScript, because sightline.mjs uses it before any is compiled.
import { randomBytes } from 'node:crypto'

const own = randomBytes(6).toString('hex')

export const unfinished = (path) => `${path}.${own}`
