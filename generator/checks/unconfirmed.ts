import type { LooseEntry } from '../parse/loose-entries.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { isConfirmed } from '../parse/schemas/confirmed.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'

export const confirmIt = 'Have someone confirm it, and add "confirmedBy:" with their name and "on:" with the date.'
export const citeIt = 'Add "source:" with an id from sources.yaml.'

/** A warning for each claim, device or promise that is not published although nothing marks it as a placeholder. */
export const unpublishedEntries = (loose: LooseManifest): Problem[] =>
  unmarked(loose).map(({ source, path, value }) => {
    const message = `nobody has confirmed "${String(value.id)}": sentences that mention it are not published`
    const confirm = value.medical === true ? citeIt : confirmIt
    const fix = `${confirm} Until then, mark it with "placeholder: true".`
    return problem('NOT_PUBLISHED', locate(source, path), message, fix)
  })

/** The same as errors, for a release, which reports placeholders and medical claims without a source separately. */
export const unconfirmedEntries = (loose: LooseManifest): Problem[] =>
  unmarked(loose)
    .filter(({ value }) => value.medical !== true)
    .map(({ source, path, value }) =>
      problem('UNCONFIRMED', locate(source, path), `nobody has confirmed "${String(value.id)}"`, confirmIt),
    )

const unmarked = ({ claims, equipment, promises }: LooseManifest): LooseEntry[] =>
  [...claims, ...equipment, ...promises].filter(
    // An entry without an id is reported separately.
    ({ value }) => value.id !== undefined && !isConfirmed(value) && value.placeholder !== true,
  )
