import type { Vendor } from '../shared/vendors.ts'
import type { Store } from './storage.ts'

/** The visitor's answer to outside tools. */
export type Choice = 'accepted' | 'rejected'

const choiceKey = 'privacy_choice'

/** The choice stored on this device. A yes covers only the tools it was given for: adding a tool asks again. */
export function readChoice(vendors: readonly Vendor[], store: Store): Choice | undefined {
  try {
    const kept = store.getItem(choiceKey)
    if (kept === 'rejected' || kept === null) return kept ?? undefined
    return vendors.length > 0 && kept === accepted(vendors) ? 'accepted' : undefined
  } catch {
    return undefined
  }
}

/** Stores the choice on this device. If that fails, none is left stored: a yes must not outlive a later no. */
export function keepChoice(choice: Choice, vendors: readonly Vendor[], store: Store): void {
  try {
    store.setItem(choiceKey, choice === 'accepted' ? accepted(vendors) : choice)
  } catch (error) {
    console.warn('The privacy choice holds for this page only', error)
    forgetChoice(store)
  }
}

function forgetChoice(store: Store): void {
  try {
    store.removeItem(choiceKey)
  } catch {}
}

/** Whether the browser sends Global Privacy Control, which overrides every choice. */
export const hasPrivacySignal = (): boolean => Boolean(navigator.globalPrivacyControl)

const accepted = (vendors: readonly Vendor[]) =>
  ['accepted', ...vendors.map(({ kind, id }) => `${kind}:${id}`).sort()].join(' ')
