import { askBeforeLeaving } from '../ask-before-leaving.ts'
import { countUnsaved, readState } from './editor-state.ts'

/**
 * Has the browser ask before a tab with unsaved texts is closed, or leaves the site: they end with the tab. Links of the
 * site and reloads by scripts keep them, and are not asked about.
 */
export const warnOnClose = (): unknown =>
  askBeforeLeaving((target) => !target.startsWith(`${location.origin}/`) && countUnsaved(readState()) > 0)
