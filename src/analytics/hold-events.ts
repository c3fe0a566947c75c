import type { TimedEvent } from './start.ts'

/** Milliseconds between two tries, from the specification. */
const retryMs = 100
/** How many tries there are per page. After that, events no longer wait. */
const maxTries = 100

/** Events that wait to be taken. */
interface HeldEvents {
  add: (event: TimedEvent) => void
  /** Has those that wait taken now. */
  release: () => void
  drop: () => void
}

/** Holds events until `isReady`, for ten seconds at most. `take` then gets all of them, in order. */
export function holdEvents(isReady: () => boolean, take: (events: readonly TimedEvent[]) => void): HeldEvents {
  const held: TimedEvent[] = []
  let isTrying = false
  let tries = 0
  const release = () => {
    if (held.length > 0) take(held.splice(0))
  }
  const releaseWhenReady = () => {
    isTrying = !isReady() && tries < maxTries
    if (!isTrying) return release()
    tries += 1
    setTimeout(releaseWhenReady, retryMs)
  }
  return {
    add: (event) => {
      held.push(event)
      if (!isTrying) releaseWhenReady()
    },
    release,
    drop: () => {
      held.length = 0
    },
  }
}
