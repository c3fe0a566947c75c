import type { RenderDocument } from '../render/renderer.ts'
import { type Answer, answers, type Platform } from './answer.ts'
import { type EdgePractice, openPractice, readPractice } from './practice.ts'
import type { Bindings } from './requests/deliver.ts'
import { outboxOf } from './requests/outbox.ts'
import { takePosts } from './requests/take-posts.ts'
import type { RequestPlace } from './visitor-place.ts'

// The entry point of the module that Cloudflare runs: generator/edge/bundle-worker.ts bundles it with the templates.

/** A request as Cloudflare hands it over. */
export type PlacedRequest = Request & { cf?: RequestPlace }

/** The context of one request. */
export interface Context {
  waitUntil: (work: Promise<unknown>) => void
}

declare const caches: { default: Platform['cache'] }

/** The worker of a practice. The first request expands the practice, and all others share it. */
export function workerOf(text: string, renderDocument: RenderDocument, program: string) {
  let practice: EdgePractice | undefined
  let answer: Answer | undefined
  const open = () => {
    practice ??= openPractice(readPractice(text), renderDocument, program)
    return practice
  }
  return {
    fetch: async (request: PlacedRequest, bindings: Bindings, context: Context): Promise<Response> => {
      const taken = await takePosts(request, open(), bindings)
      if (taken !== undefined) return taken
      answer ??= answers(open())
      return answer(request, platformOf(request, context))
    },
    Outbox: outboxOf(() => open().site),
  }
}

/** What Cloudflare offers a request. */
export const platformOf = ({ cf }: PlacedRequest, context: Context): Platform => ({
  cache: caches.default,
  place: cf,
  after: (work) => context.waitUntil(work),
})
