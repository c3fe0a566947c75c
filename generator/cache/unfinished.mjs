// Not TypeScript, because the compiled command is made with it.
import { randomBytes } from 'node:crypto'

const own = randomBytes(6).toString('hex')

export const unfinished = (path) => `${path}.${own}`
