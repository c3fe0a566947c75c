import type { RenderDocument } from '../render/renderer.ts'
import { type Answer, answers, type Platform } from './answer.ts'
import { openPractice, readPractice } from './practice.ts'
import type { RequestPlace } from './visitor-place.ts'

// The start of the module that Cloudflare runs: generator/edge/bundle-worker.ts puts it together with the templates.

/** A request as Cloudflare hands it over. */
export type PlacedRequest = Request & { cf?: RequestPlace }

/** The context of one request. */
export interface Context {
  waitUntil: (work: Promise<unknown>) => void
}

declare const caches: {
  default: {
    match: (address: string) => Promise<Response | undefined>
    put: (address: string, page: Response) => Promise<void>
  }
}

/** The worker of a practice. Expanded once, when the first request finds none that is: all others share it. */
export function workerOf(text: string, renderDocument: RenderDocument, program: string) {
  let answer: Answer | undefined
  return {
    fetch: (request: PlacedRequest, _bindings: unknown, context: Context): Promise<Response> => {
      answer ??= answers(openPractice(readPractice(text), renderDocument, program))
      return answer(request, platformOf(request, context))
    },
  }
}

/** What a request has around it at Cloudflare. */
export const platformOf = ({ cf }: PlacedRequest, context: Context): Platform => ({
  cache: caches.default,
  place: cf,
  after: (work) => context.waitUntil(work),
})
