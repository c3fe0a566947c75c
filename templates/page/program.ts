import { emittedAt } from '../../generator/dev/emitted.ts'
import type { Program } from '../../generator/dev/program.ts'
import { receive } from '../../generator/dev/studio/receive.ts'
import { inLooks } from '../../generator/dev/theme-styles.ts'
import { today } from '../../generator/today.ts'
import { isWrite } from '../../src/shared/studio.ts'
import { drawEye } from '../draw-eye.tsx'
import { drawView } from '../draw-view.tsx'
import { answer } from './answer.ts'
import { developSite, forgetSite, shownSite } from './develop.ts'
import { failurePage } from './problem-page.tsx'

/** The part of the development server that answers requests. Compiled by generator/dev/program.ts. */
export const program: Program = {
  answer,
  developSite,
  dressStyles: (css) => inLooks(css, developSite().sources),
  failurePage,
  forgetSite,
  studio: async (request, { address, token, ...places }) => {
    const context = () => ({ ...places, today: today(), loaded: developSite() })
    const response = await receive(request, { address, token, context })
    // Drops the site now, so that the next request shows the change: the watcher reports it only later.
    if (isWrite(request.url.slice(request.url.lastIndexOf('/') + 1))) forgetSite()
    return response
  },
  emitted: async (path) => {
    const site = shownSite()
    return site && emittedAt(path, site, { view: drawView, eye: drawEye })
  },
}
