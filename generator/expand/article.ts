import { kinds } from '../kinds.ts'
import { defaultOf, languageOf, type Texts } from '../languages.ts'
import type { Article, Choice, EyePart, Fact, PageKind, Question, Review, ViewName } from '../page.ts'
import type {
  Choice as RawChoice,
  Fact as RawFact,
  Question as RawQuestion,
  Review as RawReview,
  Section as RawSection,
} from '../parse/schemas/blocks.ts'
import type { SharedPhoto } from '../parse/schemas/photo.ts'
import type { Context } from '../site.ts'
import { formatDay } from '../text/format-day.ts'
import { reasonsOf, whenClosed } from './care.ts'
import { careFirst } from './care-first.ts'
import { hubOf } from './hubs.ts'
import type { Annotated } from './notes.ts'
import { sharedPhoto } from './photos.ts'
import { questionIds } from './question-ids.ts'
import { plain, rich } from './rich.ts'
import { team } from './team.ts'
import { cards, partnersFor, questions, sections } from './text.ts'
import { visitPackLink } from './visit-pack-link.ts'

/** A written page, apart from its text in one language. */
interface Written {
  kind: PageKind
  photo?: SharedPhoto | undefined
  related: readonly string[]
  /** Ids of sources, in addition to those its texts cite. */
  sources: readonly string[]
  partners?: string | undefined
  review?: RawReview | undefined
  team?: boolean | undefined
  callFirst?: boolean | undefined
  eye?: readonly EyePart[] | undefined
  view?: ViewName | undefined
  /** schema.org's type of its subject. */
  schemaType?: string | undefined
  /** In all languages. */
  text: Texts<{ questions: readonly RawQuestion[] }>
}

interface Text {
  intro: string
  facts?: readonly RawFact[] | undefined
  sections: readonly RawSection[]
  questions: readonly RawQuestion[]
}

/** The body every written page has: `text` in one language, plus what the page says once for all languages. */
export function article(id: string, text: Text, page: Written, context: Annotated): Article {
  const ids = questionIds((page.text[defaultOf(context.site.manifest.languages).code] ?? text).questions)
  return {
    intro: rich(text.intro, context),
    photo: page.photo && sharedPhoto(page.photo, context),
    facts: (text.facts ?? []).map((each) => fact(each, context)),
    sections: sections(careFirst(text.sections, page), context),
    questions: questions(text.questions, context).map((each, index): Question => ({ id: ids[index]!, ...each })),
    review: reviewOf(page.review, kinds[page.kind].needsReview, context),
    hub: hubOf(id, context),
    related: cards(page.related, context),
    partners: page.partners === undefined ? [] : partnersFor(page.partners, context),
    visitPack: visitPackLink(id, context),
    team: page.team ? team(context) : undefined,
    via: page.callFirst ? 'call' : 'schedule',
    eye: page.eye,
    view: page.view,
    sources: context.notes.list(page.sources),
  }
}

const fact = ({ term, text }: RawFact, context: Context): Fact => ({
  term: plain(term, context),
  text: rich(text, context),
})

/**
 * A page's review. Without one: `none` if the page needs a review, otherwise undefined. The dates are formatted in the
 * body's language, like the sentence around them.
 */
export function reviewOf(
  review: RawReview | undefined,
  isNeeded: boolean,
  context: Context,
): Review | 'none' | undefined {
  if (review === undefined) return isNeeded ? 'none' : undefined
  const { on, next, by } = review
  const { locale } = languageOf(context.bodyLanguage, context.site.manifest.languages)
  return {
    on: formatDay(on, locale),
    next: formatDay(next, locale),
    by: by && plain(by, context),
    day: on,
  }
}

export const choices = (raw: readonly RawChoice[], context: Context): Choice[] =>
  raw.map(({ level, choice, signs, when }) => ({
    level,
    choice: plain(choice, context),
    when: reasonsOf({ signs, items: when }, context),
    closed: level && whenClosed(level, context),
  }))
