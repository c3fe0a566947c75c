import { emittedAt } from '../../generator/dev/emitted.ts'
import type { Program } from '../../generator/dev/program.ts'
import { receive } from '../../generator/dev/studio/receive.ts'
import { inLooks } from '../../generator/dev/theme-styles.ts'
import { today } from '../../generator/today.ts'
import { isWrite } from '../../src/shared/studio.ts'
import { drawEye } from '../draw-eye.tsx'
import { drawView } from '../draw-view.tsx'
import { answer } from './answer.ts'
import { develop } from './develop.ts'
import { failurePage } from './problem-page.tsx'

/**
 * The part of the development server that answers requests, for the manifest in `folder`. Compiled by
 * generator/dev/program.ts.
 */
export function programFor(folder: string): Program {
  const { current, forget } = develop(folder)
  const shownSite = () => {
    try {
      return current().shown?.site
    } catch {
      // A page shows this failure. Vite must still serve the page's scripts: without them it would never reload.
      return undefined
    }
  }
  return {
    answer: (url, { isEditing = false } = {}) => answer(url, { ...current(), folder, isEditing }),
    developSite: () => current().loaded,
    dressStyles: (css) => inLooks(css, current().loaded.sources),
    failurePage,
    forgetSite: forget,
    studio: async (request, { address, token, logError, ...places }) => {
      const context = () => {
        const { loaded, shown } = current()
        return { ...places, folder, today: today(), loaded, shown: shown?.sources ?? loaded.sources }
      }
      const response = await receive(request, { address, token, context, logError })
      // Drops the site now, so that the next request shows the change: the watcher reports it only later.
      if (isWrite(request.url.slice(request.url.lastIndexOf('/') + 1))) forget()
      return response
    },
    emitted: async (path) => {
      const site = shownSite()
      return site && emittedAt(path, site, { view: drawView, eye: drawEye })
    },
  }
}
