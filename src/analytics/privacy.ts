import type { EventName } from '../shared/events.ts'
import type { Vendor } from '../shared/vendors.ts'
import { type Choice, hasPrivacySignal, keepChoice, readChoice } from './choice.ts'
import { browserStore } from './storage.ts'
import type { Forwarding } from './vendors/adapter.ts'

/** The visitor's privacy choice and its effects. */
export interface Privacy {
  /** False when no outside tool is configured, so there is nothing to decide. */
  asks: boolean
  /** Global Privacy Control is on: the answer is no, whatever was chosen. */
  signal: boolean
  choice: () => Choice | undefined
  choose: (choice: Choice) => void
  /** Loads or stops the tools according to the choice, whether made here or since then in another tab. */
  follow: () => void
  /** Reports an event to the loaded tools, by name only. */
  forward: (name: EventName) => void
}

const noTools: Forwarding = { forward: () => {}, stop: () => {} }

/** The outside tools. Only after the visitor's yes are their adapters fetched, which then fetch their scripts. */
export function keepPrivacy(vendors: readonly Vendor[]): Privacy {
  const local = browserStore('localStorage')
  const signal = hasPrivacySignal()
  let loaded: Promise<Forwarding> | undefined
  /** Set by a no. Scripts cannot be unloaded and must not load twice, so a later yes counts from the next page. */
  let stopped = false
  /** A choice that could not be stored, valid for this page only. */
  let unstored: Choice | undefined

  const choice = () => readChoice(vendors, local) ?? unstored
  const isAllowed = () => !signal && choice() === 'accepted'
  /** Fetches the adapters, and then the tools unless a no came first. After a failure, the next event tries again. */
  const load = async (): Promise<Forwarding> => {
    try {
      const tools = await import('./vendors/load.ts')
      return isAllowed() && !stopped ? tools.loadVendors(vendors) : noTools
    } catch (error) {
      console.warn('The outside tools could not be loaded', error)
      loaded = undefined
      return noTools
    }
  }
  const follow = () => {
    if (isAllowed()) loaded ??= load()
    else if (loaded !== undefined) {
      loaded.then(({ stop }) => stop()).catch(() => {})
      loaded = undefined
      stopped = true
    }
  }
  return {
    asks: vendors.length > 0,
    signal,
    choice,
    choose: (choice) => {
      keepChoice(choice, vendors, local)
      unstored = readChoice(vendors, local) === choice ? undefined : choice
      follow()
    },
    follow,
    forward: (name) => {
      follow()
      loaded?.then(({ forward }) => forward(name)).catch(() => {})
    },
  }
}
