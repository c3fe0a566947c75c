import type { Route, Site } from '../site.ts'
import { listedRoutes } from './indexes.ts'

/** The routes of pages that are kept on visitors' devices, in all languages, without mirrors. */
export const keptRoutes = (site: Site): Route[] =>
  listedRoutes(site).filter(({ source, state }) => source.isKeptOffline === true && state !== 'mirror')
