import { entriesAt } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside } from '../../read/locate.ts'
import { asList } from '../../read/raw-values.ts'
import { sentencesIn } from '../../text/sentences.ts'
import { findInTexts, type TextPlace } from './find-in-texts.ts'

/** Sentences that list insurance plans, one of which practice.yaml does not have. */
export function plansInTexts(loose: LooseManifest): Problem[] {
  const groups = entriesAt(loose.practiceSource, ['insurers'])
  const lists = groups.map(({ value }) => asList(value.plans))
  const plans = lists.flatMap((list) => list ?? []).filter((plan) => typeof plan === 'string')
  // A list with a mistake is reported separately, and the texts cannot be compared with it.
  return plans.length < fewest || lists.includes(undefined)
    ? []
    : find(loose, plans, (text, place) => otherPlans(text, place, plans))
}

const find = findInTexts<Problem>('plans in texts')

/** A list with fewer of the practice's plans may be about anything: "Medicare and Social Security". */
const fewest = 2

function otherPlans(text: string, { source, path }: TextPlace, plans: readonly string[]): Problem[] {
  if (plans.filter((plan) => text.includes(plan)).length < fewest) return []
  return sentencesIn(text).flatMap((sentence) => {
    const items = listed(sentence)
    if (items.filter((item) => isNamed(item, plans)).length < fewest) return []
    const others = items.filter((item) => isName.test(item) && !isNamed(item, plans))
    return others.map((item) => {
      const message = `"${item}" is listed with plans from "insurers:" in practice.yaml, but is not one of them`
      const fix = 'Remove it here, or add it to the plans in practice.yaml.'
      return problem('OTHER_PLAN', locateInside(source, path, item), message, fix)
    })
  })
}

/** The items of a sentence that is nothing but a list: `VSP, EyeMed and Aetna.`; none for any other. */
function listed(sentence: string): string[] {
  const items = sentence
    .trim()
    .replace(/[.!]$/, '')
    .split(/, (?:\p{Ll}{1,3} )?| \p{Ll}{1,3} (?=\p{Lu})/u)
  return items.slice(1).every((item) => isName.test(item)) ? items : []
}

/** Words with a capital each: `Blue Cross`. */
const isName = /^\p{Lu}[^\s:]*(?: [\p{Lu}\d][^\s:]*){0,2}$/u

/** Whether an item names one of the plans, in more words or fewer: `We take VSP`, `Medicare Advantage`. */
const isNamed = (item: string, plans: readonly string[]) =>
  plans.some((plan) => ` ${item} `.includes(` ${plan} `) || ` ${plan} `.includes(` ${item} `))
