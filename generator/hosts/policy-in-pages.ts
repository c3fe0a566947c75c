import { hashOf } from '../hash.ts'
import type { Bundle } from '../page.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import { contentPolicy } from './content-policy.ts'
import { hostOf } from './index.ts'

/** The bundle, with the content policy in the pages themselves if the practice's host sends no headers. */
export function withPolicyInPages(bundle: Bundle, practice: Practice): Bundle {
  if (hostOf(practice.host).can.headers === true) return bundle
  // Browsers ignore this directive in a page.
  const policy = contentPolicy(practice, bundle.assets.boot).replace(/; frame-ancestors [^;]*/, '')
  return { ...bundle, key: hashOf(`${bundle.key} ${policy}`), assets: { ...bundle.assets, policy } }
}
