import type { Adapter } from './adapter.ts'

/**
 * The Google tag for ads. It uses the address, title and referrer it is given instead of reading the page's, so it
 * learns only the origin. Its data layer has a name of its own (`l=` in the script's address): a tag manager beside it
 * would count every event twice.
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
      // Not empty: for an empty title the script reads the page's.
      page_title: new URL(origin).host,
      page_referrer: `${origin}/`,
    }
    const limits = { send_page_view: false, conversion_linker: false, ...personal }
    say('js', new Date())
    say('set', { ...page, ...personal })
    say('config', id, { ...page, ...limits })
    return {
      forward: (name) => say('event', name, { ...page, send_to: id }),
      stop: () => say('consent', 'update', denied),
    }
  },
}

/** No advertising that follows people about: this is a health practice. */
const personal = { allow_google_signals: false, allow_ad_personalization_signals: false }

const denied = {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/** Google's script recognises a command only when it is an `arguments` object. */
function asArguments(..._command: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments
}
