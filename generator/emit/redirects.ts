import type { Site } from '../site.ts'
import type { Emitted } from './index.ts'

/**
 * `_redirects`, in the format of Netlify and Cloudflare Pages; the preview server reads it too. The first match wins.
 */
export function emitRedirects({ redirects }: Site): Emitted {
  return { file: '_redirects', text: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('') }
}
