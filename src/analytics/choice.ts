import type { Vendor } from '../shared/vendors.ts'
import type { Store } from './storage.ts'

/** What the visitor said to outside tools. */
export type Choice = 'accepted' | 'rejected'

const choiceKey = 'privacy_choice'

/** The choice kept on this device. A yes counts only for the tools it was given to: a new one is asked for anew. */
export function readChoice(vendors: readonly Vendor[], store: Store): Choice | undefined {
  try {
    const kept = store.getItem(choiceKey)
    if (kept === 'rejected' || kept === null) return kept ?? undefined
    return vendors.length > 0 && kept === accepted(vendors) ? 'accepted' : undefined
  } catch {
    return undefined
  }
}

/** Keeps the choice on this device. One that cannot be kept leaves none behind: not the yes before a no. */
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

/** Whether the browser sends Global Privacy Control. It wins over every choice. */
export const hasPrivacySignal = (): boolean =>
  Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl)

const accepted = (vendors: readonly Vendor[]) =>
  ['accepted', ...vendors.map(({ kind, id }) => `${kind}:${id}`).sort()].join(' ')
