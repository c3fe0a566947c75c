import type { Site } from '../site.ts'
import type { Emitted } from './index.ts'

/** `_redirects`, as Netlify and Cloudflare Pages read it; the preview server reads it too. First match wins. */
export function emitRedirects({ redirects }: Site): Emitted {
  return { file: '_redirects', text: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('') }
}
