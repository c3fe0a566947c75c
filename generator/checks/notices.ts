import { kinds } from '../kinds.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { isConfirmed } from '../parse/schemas/confirmed.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import { asGroup } from '../read/raw-values.ts'

/** A warning for each notice that applies but would be missing from a release. */
export const missingNotices = (loose: LooseManifest): Problem[] => unconfirmed('NOTICE_MISSING', loose)

/** The same as errors, for a release. */
export const unconfirmedNotices = (loose: LooseManifest): Problem[] => unconfirmed('UNCONFIRMED_NOTICE', loose)

function unconfirmed(code: ProblemCode, { lists, pages }: LooseManifest): Problem[] {
  const hasPage = pages.some(({ kind }) => kind !== undefined && kinds[kind].isOfNotices)
  return lists['notices.yaml'].flatMap(({ source, path, value }) => {
    const { id, why, when, applies } = value
    if (applies === false || (isConfirmed(value) && hasPage)) return []
    const { law } = asGroup(why)
    // An entry that lacks one of them is reported separately.
    if (typeof id !== 'string' || typeof law !== 'string' || typeof when !== 'string') return []
    const name = `the notice "${id}" (${law})`
    const [message, fix] = isConfirmed(value)
      ? [`no page shows ${name}`, 'Add a page of the kind "notices".']
      : [
          `${name} has no confirmed text`,
          `Have its text confirmed and add "confirmedBy:" and "on:", or write "applies: false". ${when}`,
        ]
    return [problem(code, locate(source, path), message, fix)]
  })
}
