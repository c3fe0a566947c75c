import type { Route, Site } from '../../site.ts'
import { commonKey, dependencyKeys } from './dependency-keys.ts'
import { inputsKeys, type SharedInputs, sharedInputs } from './inputs-keys.ts'
import { patternRenderer } from './patterns.ts'

// The only entry point to what makes sites of ten thousand pages fast, but for templates/plain-markup.ts. Nothing behind it
// changes a byte: with it turned off, every page is built for comparison and rendered whole, by React alone. Tests publish
// both ways.

/** `SIGHTLINE_FAST_PATH=off` turns it off, to find out whether a bug is in the fast path. */
export const isFastPathOn = () => process.env.SIGHTLINE_FAST_PATH !== 'off'

/** What the keys of all pages have in common: told to threads, as reckoning it takes all words of the manifest. */
export interface SharedKeys {
  /** Of the pages whose keys need no building, and of the others. */
  fast: string | undefined
  inputs: SharedInputs | undefined
}

export const sharedKeys = (site: Site): SharedKeys => ({
  fast: sharedFastKey(site),
  inputs: isFastPathOn() ? sharedInputs(site) : undefined,
})

export const sharedFastKey = (site: Site): string | undefined => (isFastPathOn() ? commonKey(site) : undefined)

/** A key for the routes whose pages need not be built to get one; nothing for the others. */
export const fastKeys = (site: Site, shared: SharedKeys['fast']): ((route: Route) => string | undefined) =>
  shared === undefined ? () => undefined : dependencyKeys(site, shared)

/** A hash of all that a page could be made of, by which it is recognised as unchanged; nothing when there is none. */
export const fastInputs = (site: Site, shared: SharedKeys['inputs']): ((route: Route) => string | undefined) =>
  shared === undefined ? () => undefined : inputsKeys(site, shared)

/**
 * Renders routes; those that differ only in a few values are filled into shared markup. Bytes are valid until the next
 * call.
 */
export const fastPages = (
  site: Site,
  render: (route: Route, site: Site) => string,
): ((route: Route) => string | Uint8Array) =>
  isFastPathOn() ? patternRenderer(site, render) : (route) => render(route, site)
