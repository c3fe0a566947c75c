import type { Language } from '../../../src/shared/languages.ts'
import { codesOf } from '../../languages.ts'
import { entriesAt } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside } from '../../read/locate.ts'
import { asList } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { sentencesIn } from '../../text/sentences.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { eachText } from '../writing/each-text.ts'

/** Sentences that list insurance plans, and among them one that practice.yaml does not have. */
export function plansInTexts({ sources, languages }: LooseManifest): Problem[] {
  const groups = entriesAt(sourceOf(sources, 'practice.yaml'), ['insurers'])
  const plans = groups.flatMap(({ value }) => asList(value.plans) ?? []).filter((plan) => typeof plan === 'string')
  if (plans.length < fewest) return []
  const codes = codesOf(languages)
  const given = JSON.stringify([codes, plans])
  return sources
    .filter(({ file }) => file !== 'practice.yaml' && file !== 'search.yaml')
    .flatMap((source) => remember(source, given, () => otherPlans(source, codes, plans)))
}

const remember = keptPerSource('plans in texts')

/** A list with fewer of the practice's plans may be about anything: "Medicare and Social Security". */
const fewest = 2

function otherPlans(source: Source, codes: readonly Language[], plans: readonly string[]): Problem[] {
  const problems: Problem[] = []
  eachText(source, codes, (text, { path, language }) => {
    if (language === undefined || plans.filter((plan) => text.includes(plan)).length < fewest) return
    for (const sentence of sentencesIn(text)) {
      const items = listed(sentence)
      if (items.filter((item) => isNamed(item, plans)).length < fewest) continue
      for (const item of items.filter((each) => isName.test(each) && !isNamed(each, plans))) {
        const message = `"${item}" is listed among plans that practice.yaml has under "insurers:", and is not one of them`
        const fix = 'Remove it here, or add it to the plans in practice.yaml.'
        problems.push(problem('OTHER_PLAN', locateInside(source, [...path], item), message, fix))
      }
    }
  })
  return problems
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
