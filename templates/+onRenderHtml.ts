import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'

/**
 * Development only. page/answer.ts has already made the document, exactly as the publishing loop does. Vike adds the
 * scripts with which Vite serves and updates the browser's code.
 */
export const onRenderHtml = ({ document }: PageContextServer & { document?: string }) =>
  dangerouslySkipEscape(document ?? '')
