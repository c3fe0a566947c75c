import { decide } from './decide.ts'
import { lookUpAgain } from './look-up.ts'
import type { RetryStatus } from './retry.ts'
import { recall, remember } from './session.ts'

/** Milliseconds before each check. Their number caps the checks per session, so no one goes back and forth forever. */
const pausesMs = [1000, 4000, 10_000]
/** Milliseconds after which a check counts as failed. */
const limitMs = 10_000

/**
 * Rechecks a visitor whose lookup failed, goes to the `wanted` page once the visitor is let in, and reports progress
 * through `say`. Each check is counted before it starts: where nothing can be stored, none is made.
 */
export async function recheck(wanted: string, say: (what: RetryStatus) => void): Promise<void> {
  for (let made = rechecks(); made < pausesMs.length; made += 1) {
    say('rechecking')
    await pause(pausesMs[made]!)
    remember('geo-rechecks', `${made + 1}`)
    if (rechecks() !== made + 1) break
    const verdict = await Promise.race([decide(lookUpAgain).catch(logged), pause(limitMs)])
    if (verdict?.access === 'allowed') return location.replace(wanted)
    if (verdict?.access === 'denied' && !verdict.isGuess) return say('outside')
  }
  say('unchecked')
}

const logged = (error: unknown): void => console.error('The location could not be rechecked', error)

const rechecks = () => Number(recall('geo-rechecks'))

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined))
