import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import type { Plugin } from 'vite'
import { studioPath } from '../../../src/shared/studio.ts'
import { answerPost } from '../../serve/answer-post.ts'
import type { Compiled } from '../program.ts'
import { historyOf } from './context.ts'

/**
 * The editor on the page: puts its script into every page, and lets the program answer its calls, with the same site
 * that pages are made from. In development only: no bundle and no published file contains any of it.
 */
export function studio({ manifest, out }: { manifest: string; out: string }, program: () => Promise<Compiled>): Plugin {
  const token = randomBytes(32).toString('base64url')
  const history = historyOf(manifest)
  return {
    name: 'sightline:studio',
    apply: 'serve',
    // Otherwise Vite would discover it only when the editor starts, and reload the page.
    config: () => ({ optimizeDeps: { include: ['@vercel/stega'] } }),
    configureServer({ middlewares, config }) {
      const logError = (error: unknown) => config.logger.error(inspect(error))
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(studioPath)) return next()
        answerPost(request, response, async (asked, address) => {
          const { program: current, failure } = await program()
          if (current === undefined) throw failure
          return current.studio(asked, { address, token, logError, out, history })
        }).catch(next)
      })
    },
    // The token is in the address, because that is all Vike keeps of a tag.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `/src/studio/start.ts?token=${token}` }, injectTo: 'head' },
    ],
  }
}
