import type { Route, Site } from '../../site.ts'
import { dependencyKeys } from './dependency-keys.ts'
import { patternRenderer } from './patterns.ts'

// The one door to what makes sites of ten thousand pages fast. Nothing behind it changes a byte: with it turned off every
// page is built to be compared, and rendered whole. Tests publish both ways.

/** `SIGHTLINE_FAST_PATH=off` turns it off, to see whether a fault is behind this door. */
const isOn = () => process.env.SIGHTLINE_FAST_PATH !== 'off'

/** A key for the routes whose pages need not be built for it; nothing for the others. */
export const fastKeys = (site: Site): ((route: Route) => string | undefined) =>
  isOn() ? dependencyKeys(site) : () => undefined

/** Renders routes, and those that differ by a few values alone from each other's markup. Bytes are good until the next call. */
export const fastPages = (
  site: Site,
  render: (route: Route, site: Site) => string,
): ((route: Route) => string | Uint8Array) => (isOn() ? patternRenderer(site, render) : (route) => render(route, site))
