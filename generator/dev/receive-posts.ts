import type { Plugin } from 'vite'
import { type Receive, receivingPaths } from '../receiving/receive.ts'
import { answerPost } from '../serve/answer-post.ts'

/** Answers what the site's forms post, as the preview does. */
export function receivePosts(receive: Receive): Plugin {
  return {
    name: 'sightline:receive-posts',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (receivingPaths.includes(path)) answerPost(request, response, receive).catch(next)
        else next()
      })
    },
  }
}
