import type { Adapter } from './adapter.ts'

type Clarity = ((...command: unknown[]) => void) & { q?: unknown[][] }

/** Microsoft Clarity, with every word on the page masked, typed or printed. */
export const sessionReplay: Adapter = {
  readsAddress: true,
  recordsPage: true,
  start: (_vendor, _site, scope) => {
    scope.document.body.dataset.clarityMask = 'true'
    const queue: Clarity = (...command) => {
      queue.q ??= []
      queue.q.push(command)
    }
    scope.clarity = queue
    // The script replaces the queue with its own function.
    const say: Clarity = (...command) => (scope.clarity as Clarity)(...command)
    return {
      forward: (name) => say('event', name),
      stop: () => {
        say('consent', false)
        say('stop')
      },
    }
  },
}
