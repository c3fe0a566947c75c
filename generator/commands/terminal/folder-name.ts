import { relative } from 'node:path'
import { home } from '../../folders.ts'
import { folderOfChain, isChain } from '../../read/chain-folders.ts'
import { slashed } from '../../slashed.ts'

/** A folder as messages name it: relative to where the command was started. */
export const folderName = (folder: string) => slashed(relative(home(), folder)) || '.'

/** The folder that the paths of problems are in: of one practice, or of all those in a chain. */
export const manifestName = (manifest: string) => folderName(isChain(manifest) ? folderOfChain(manifest) : manifest)
