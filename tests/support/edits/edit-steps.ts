import type { Dice } from '../dice.ts'
import { type Draft, type Entry, halves, idOf, isEnglish, list, pages, slugOf } from '../draft.ts'

/** Kinds of written pages that need no more than a title, an introduction and sections. */
export const articleKinds = ['prose', 'condition', 'guide', 'topic', 'comparison']

/** The address of a random page of any family: lists, cards and links may lead to all of them. */
export function anyPage(draft: Draft, dice: Dice): string {
  const cities = list(draft['cities.yaml'])
  const service = dice.pick(list(draft['services.yaml']))?.slug
  const withPage = cities.filter(({ locationPage }) => locationPage !== false)
  return dice.pick([
    ...pages(draft).filter(isEnglish).map(idOf),
    ...withPage.map((city) => `/locations/${slugOf(city)}-eye-doctor`),
    ...cities.map((city) => `/services/${service}/${slugOf(city)}`),
    ...list(draft['neighborhoods.yaml']).map((place) => `/neighborhoods/${slugOf(place)}-eye-doctor`),
  ])!
}

export const moveEntry = (entries: unknown[], dice: Dice) =>
  void entries.splice(dice.below(entries.length), 0, ...entries.splice(dice.below(entries.length), 1))

/** Changes the text of a random field in one language. `fields` lists those that may change. */
export function rewriteText(entry: Entry | undefined, fields: readonly string[], dice: Dice): void {
  const half = dice.pick(halves(entry))
  const field = dice.pick(fields.filter((each) => half?.[each] !== undefined))
  if (half !== undefined && field !== undefined) half[field] = dice.words()
}

/** Removes the Spanish part, or adds one: the English part with other titles, names and descriptions. */
export function toggleSpanish(entry: Entry | undefined, dice: Dice): void {
  if (entry === undefined) return
  if (entry.es !== undefined) {
    delete entry.es
    return
  }
  const half = structuredClone(entry.en) as Entry
  for (const field of ['title', 'description', 'name', 'cityTitle', 'cityDescription', 'heading']) {
    const marks = String(half[field]).match(/\{\w+\}/g) ?? []
    if (half[field] !== undefined) half[field] = [dice.words(), ...marks].join(' ')
  }
  entry.es = half
}
