import { bundleScript } from './bundle-script.ts'

/**
 * The inline script from src/gate/boot.ts: constant for a version of the code, so that one hash in the content policy
 * allows it.
 */
export const bootSnippet = (): string => bundleScript('src/gate/boot.ts')
