import type { Adapter } from './adapter.ts'

/**
 * The Google tag for ads. It is given an address, title and referrer so that it does not read the page's, and learns
 * only the origin. Its data layer has its own name (`l=` in the script's URL): a tag manager sharing it would count
 * every event twice.
 */
export const ads: Adapter = {
  readsAddress: false,
  start: ({ id }, { origin }, scope) => {
    scope.adsLayer ??= []
    const layer = scope.adsLayer as unknown[]
    const say = (...command: unknown[]) => layer.push(asArguments(...command))
    const page = {
      page_location: `${origin}/`,
      page_path: '/',
      // Not empty: given an empty title, the script reads the page's.
      page_title: new URL(origin).host,
      page_referrer: `${origin}/`,
    }
    const limits = { send_page_view: false, conversion_linker: false, ...personal }
    say('js', new Date())
    say('set', { ...page, ...personal })
    say('config', id, { ...page, ...limits })
    return {
      forward: (name) => say('event', name, { ...page, send_to: id }),
      stop: () => {
        // Without consent, Google Analytics (an id with `G-`) still reports, only without cookies, unless this is set.
        scope[`ga-disable-${id}`] = true
        say('consent', 'update', denied)
      },
    }
  },
}

/** No personalized advertising: this is a health practice. */
const personal = { allow_google_signals: false, allow_ad_personalization_signals: false }

const denied = {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/** Google's script recognizes a command only if it is an `arguments` object. */
function asArguments(..._command: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments
}
