import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { cloudflare } from './cloudflare.ts'
import { cloudflareWorker } from './cloudflare-worker.ts'
import { githubPages } from './github-pages.ts'
import type { Host } from './host.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { s3 } from './s3.ts'
import { vercel } from './vercel.ts'

/** Every host there is an adapter for. The first is that of practices that name none. */
export const hosts: readonly [Host, ...Host[]] = [
  cloudflare,
  cloudflareWorker,
  netlify,
  nginx,
  apache,
  caddy,
  vercel,
  s3,
  githubPages,
]

export const hostNames = hosts.map(({ name }) => name) as [string, ...string[]]

/** What hosts read and do not serve, whoever it is for. */
export const configurationFiles = [...new Set(hosts.flatMap(({ configuration }) => configuration))]

/** The host of this name; the first for a practice that names none. Its name has been checked before. */
export const hostOf = (name: string | undefined): Host => hosts.find((host) => host.name === name) ?? hosts[0]
