import { hashOf } from '../hash.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import type { Bundle } from '../render/bundle.ts'
import { contentPolicy } from './content-policy.ts'
import { hostOf } from './index.ts'

/** The bundle whose pages say their content policy themselves, where the practice's host sends no headers. */
export function withPolicyInPages(bundle: Bundle, practice: Practice): Bundle {
  if (hostOf(practice.host).can.headers === true) return bundle
  // Browsers do not take this directive from a page.
  const policy = contentPolicy(practice, bundle.assets.boot).replace(/; frame-ancestors [^;]*/, '')
  return { ...bundle, key: hashOf(`${bundle.key} ${policy}`), assets: { ...bundle.assets, policy } }
}
