import type { Config } from 'vike/types'

export default {
  // Our own loop renders pages for publishing: see generator/render.
  prerender: false,
  // React stays on the server; +client.ts is all the browser gets.
  meta: { Page: { env: { server: true, client: false } } },
  ai: { skill: false },
} satisfies Config
