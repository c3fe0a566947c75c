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

/** All hosts with an adapter. The first is the default for practices that name none. */
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

export const hostNames = hosts.map(({ name }) => name)

/** The configuration files of all hosts, which none of them serves. */
export const configurationFiles = [...new Set(hosts.flatMap(({ configuration }) => configuration))]

/** The host of this name, or the first for a practice that names none. The name must have been checked before. */
export const hostOf = (name: string | undefined): Host => hosts.find((host) => host.name === name) ?? hosts[0]
