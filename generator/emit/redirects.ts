import { printRedirects, redirectsFile } from '../redirect-rules.ts'
import type { Site } from '../site.ts'
import type { Emitted } from './index.ts'

/** What hosts and the preview server redirect by. */
export const emitRedirects = ({ redirects }: Site): Emitted => ({
  file: redirectsFile,
  text: printRedirects(redirects),
})
