import { logoAddress } from '../logos/logo-address.ts'
import type { Site } from '../site.ts'

/** The logos to publish. Two names for the same bytes may result in one file. */
export const emitLogos = ({ manifest: { logos } }: Site): { file: string; bytes: Uint8Array }[] =>
  [...new Map([...logos].map(([name, logo]) => [logoAddress(name, logo), logo.bytes]))].map(([file, bytes]) => ({
    file,
    bytes,
  }))

/** One of the logos, for development; undefined when there is no such file. */
export const logoBytes = (file: string, site: Site): Uint8Array | undefined =>
  emitLogos(site).find((logo) => logo.file === file)?.bytes
