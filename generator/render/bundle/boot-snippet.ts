import { bundleScript } from '../../build/bundle-script.ts'

/**
 * The inline script from src/gate/boot.ts: the same on all pages of one version of the code, so that a single hash in
 * the content security policy allows it.
 */
export const bootSnippet = (): string => bundleScript('src/gate/boot.ts')
