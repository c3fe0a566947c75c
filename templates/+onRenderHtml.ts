import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'

/**
 * Development only. The document has been made by page/answer.ts, just as the publishing loop makes it: Vike adds the
 * scripts by which Vite serves and updates the code of the browser.
 */
export const onRenderHtml = ({ document }: PageContextServer & { document?: string }) =>
  dangerouslySkipEscape(document ?? '')
