import { logoAddress } from '../logos/logo-address.ts'
import type { Site } from '../site.ts'
import type { SiteFile } from './site-file.ts'

/** The logos to publish. Two names for the same bytes may result in one file. */
export const emitLogos = ({ manifest: { logos } }: Site): SiteFile<Uint8Array>[] =>
  [...new Map([...logos].map(([name, logo]) => [logoAddress(name, logo), logo.bytes]))].map(([file, bytes]) => ({
    file,
    bytes: () => bytes,
  }))
