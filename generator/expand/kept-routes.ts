import { kinds } from '../kinds.ts'
import type { Route, Site } from '../site.ts'

/** The routes of pages that are kept on visitors' devices, in all languages, without mirrors. */
export const keptRoutes = ({ routes }: Pick<Site, 'routes'>): Route[] =>
  [...routes.ofKinds((kind) => !kinds[kind].isFoundThroughParent)].filter(
    ({ source, state }) => source.isKeptOffline === true && state !== 'mirror',
  )
