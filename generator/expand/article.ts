import { formatDay } from '../build/format-day.ts'
import { defaultOf, languageOf, type Texts } from '../languages.ts'
import type { Article, Choice, EyePart, Fact, Question, Review, ViewName } from '../page.ts'
import type {
  Choice as RawChoice,
  Fact as RawFact,
  Question as RawQuestion,
  Review as RawReview,
  Section as RawSection,
  Source,
} from '../parse/schemas/blocks.ts'
import type { SharedPhoto } from '../parse/schemas/photo.ts'
import type { Context } from '../site.ts'
import { hubOf } from './hubs.ts'
import { sharedPhoto } from './photos.ts'
import { questionIds } from './question-ids.ts'
import { cards, partnersFor, plain, questions, rich, section } from './text.ts'

/** What a written page says apart from the words of one language. */
interface Written {
  photo?: SharedPhoto | undefined
  related: readonly string[]
  sources: readonly Source[]
  partners?: string | undefined
  review?: RawReview | undefined
  eye?: readonly EyePart[] | undefined
  view?: ViewName | undefined
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
export function article(id: string, text: Text, page: Written, context: Context): Article {
  const ids = questionIds((page.text[defaultOf(context.site.manifest.languages).code] ?? text).questions)
  return {
    intro: rich(text.intro, context),
    photo: page.photo && sharedPhoto(page.photo, context),
    facts: (text.facts ?? []).map((each) => fact(each, context)),
    sections: text.sections.map((each) => section(each, context)),
    questions: questions(text.questions, context).map((each, index): Question => ({ id: ids[index]!, ...each })),
    sources: page.sources,
    review: page.review && review(page.review, context),
    hub: hubOf(id, context),
    related: cards(page.related, context),
    partners: page.partners === undefined ? [] : partnersFor(page.partners, context),
    eye: page.eye,
    view: page.view,
  }
}

const fact = ({ term, text }: RawFact, context: Context): Fact => ({
  term: plain(term, context),
  text: rich(text, context),
})

/** The sentence around the dates and their format are in the language of the layout. */
function review({ on, next, by }: RawReview, context: Context): Review {
  const { locale } = languageOf(context.language, context.site.manifest.languages)
  return {
    on: formatDay(on, locale),
    next: formatDay(next, locale),
    by: by && plain(by, context),
    day: on,
  }
}

export const choices = (raw: readonly RawChoice[], context: Context): Choice[] =>
  raw.map(({ level, choice, when }) => ({
    level,
    choice: plain(choice, context),
    when: when.map((each) => rich(each, context)),
  }))
