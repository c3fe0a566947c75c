import type { Adapter } from './adapter.ts'

type Clarity = ((...command: unknown[]) => void) & { q?: unknown[][] }

/** Microsoft Clarity, with every word on the page masked, typed or printed. */
export const sessionReplay: Adapter = {
  readsAddress: true,
  recordsPage: true,
  start: (_vendor, { origin }, scope) => {
    scope.document.body.dataset.clarityMask = 'true'
    const queue: Clarity = (...command) => {
      queue.q ??= []
      queue.q.push(command)
    }
    scope.clarity = queue
    // The script replaces the queue with its own function.
    const say: Clarity = (...command) => (scope.clarity as Clarity)(...command)
    let isRecording = true
    const endRecording = () => {
      if (isRecording) say('stop')
      isRecording = false
    }
    return {
      forward: (name) => {
        if (isRecording) say('event', name)
      },
      endRecording,
      // Does not deny it consent: Clarity would erase its cookies, but start again a quarter of a second later.
      stop: () => {
        endRecording()
        for (const cookie of cookiesOf(new URL(origin).hostname)) scope.document.cookie = `${cookie}; path=/; max-age=0`
      },
    }
  },
}

/** Clarity's cookies, for the host and each domain above it: it takes the widest that the browser allows. */
const cookiesOf = (host: string) =>
  ['_clck=', '_clsk='].flatMap((cookie) => {
    const labels = host.split('.')
    return [cookie, ...labels.map((_, index) => `${cookie}; domain=${labels.slice(index).join('.')}`)]
  })
