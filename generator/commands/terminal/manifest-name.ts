import { fromHome } from '../../folders.ts'
import { folderOfChain, isChain } from '../../read/chain-folders.ts'

/** The folder that the paths of problems are in: of one practice, or of all those in a chain. */
export const manifestName = (manifest: string) => fromHome(isChain(manifest) ? folderOfChain(manifest) : manifest)
