import { logosFolder } from '../read/media.ts'
import { longestPart, slugOf } from '../urls.ts'
import type { LogoFile } from './read-logos.ts'

/** Where a logo is published. Its name changes with its bytes, so that browsers may cache it forever. */
export function logoAddress(file: string, { hash }: LogoFile): string {
  const [name = '', extension = ''] = file.split(/\.(?=\w+$)/)
  const stem = slugOf(name).slice(0, longestPart) || 'logo'
  return `${logosFolder}/${stem}-${hash.slice(0, 10)}.${extension.toLowerCase()}`
}
