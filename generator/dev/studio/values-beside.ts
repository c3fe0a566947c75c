import type { TextPlace } from '../../../src/shared/studio.ts'
import { repeatsRating } from '../../checks/practice/figures.ts'
import type { Codes } from '../../languages.ts'
import { asGroup, asList, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { isWord } from './in-language.ts'

interface Named extends TextPlace {
  name: string
}

const file = 'practice.yaml'

/** The values that must not differ from a text, so that they are saved together. */
export function valuesBeside({ path, ...own }: TextPlace, sources: readonly Source[], codes: Codes): Named[] {
  const practice = sourceOf(sources, file)?.value
  const isOf = (root: string) => own.file === file && path[0] === root
  if (isOf('hours')) return present(['day', 'through', 'opens', 'closes'], path.slice(0, -1), practice)
  const ids = (asList(asGroup(practice).claims) ?? []).map((claim) => asGroup(claim).id)
  const isRating = isOf('claims')
    ? repeatsRating(ids[Number(path[1])])
    : isWord(own, codes) && shownRating.test(path.join('.'))
  if (!isRating) return []
  const claims = ids.flatMap((id, index) =>
    repeatsRating(id)
      ? present([...codes], ['claims', index], practice).map((each) => ({
          ...each,
          name: `${id} (${each.path.at(-1)})`,
        }))
      : [],
  )
  return [...present(['value', 'count'], ['rating'], practice), ...claims]
}

/** The words that show the rating. */
const shownRating = /^testimonials\.rating/

const present = (keys: readonly string[], path: TextPlace['path'], practice: unknown): Named[] =>
  keys
    .map((key) => ({ file, path: [...path, key], name: `"${key}:" in the file` }))
    .filter((each) => ['string', 'number'].includes(typeof valueAt(practice, each.path)))
