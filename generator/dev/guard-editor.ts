import type { Plugin } from 'vite'

/**
 * Lets only our own pages open a file in the developer's editor, as Vite's error message does. Vite would do it for a
 * picture of any other site, with any file of this machine. Browsers send the header, and no page can change it.
 */
export function guardEditor(): Plugin {
  return {
    name: 'sightline:guard-editor',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/__open-in-editor', (request, response, next) => {
        if (request.headers['sec-fetch-site'] === 'same-origin') next()
        else response.writeHead(403).end()
      })
    },
  }
}
