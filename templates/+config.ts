import type { Config } from 'vike/types'

export default {
  // Our own loop renders pages for publishing, see generator/render.
  prerender: false,
  // React stays on the server. The browser gets only +client.ts.
  meta: { Page: { env: { server: true, client: false } } },
  ai: { skill: false },
} satisfies Config
