import { join, relative } from 'node:path'
import { root } from '../../../generator/folders.ts'
import { clearwater } from '../world.ts'

/** The port on localhost where the browser tests find the small practice. The real site has the next one. */
export const practicePort = Number(process.env.E2E_PORT ?? 4317)
export const realPort = practicePort + 1

/** The sites served there: the folders of the manifest and of the site, relative to the checkout. */
export const sites = {
  /** As a preview: with unconfirmed content. */
  practice: { manifest: relative(root, clearwater), out: '.cache/e2e-site', options: '--preview' },
  /** As it would be published. */
  real: { manifest: 'manifest', out: '.cache/e2e-real-site', options: '' },
}

export const practiceSite = join(root, sites.practice.out)
