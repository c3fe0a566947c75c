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
import type { View } from '../site.ts'
import { hubOf } from './hubs.ts'
import { sharedPhoto } from './photos.ts'
import { questionIds } from './question-ids.ts'
import { cards, partnersFor, plain, questions, rich, section } from './text.ts'

/** What a written page says beside the words of one language. */
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

/** The body every written page has: `text` of one language, with what the page says once for all. */
export function article(id: string, text: Text, page: Written, view: View): Article {
  const ids = questionIds((page.text[defaultOf(view.site.manifest.languages).code] ?? text).questions)
  return {
    intro: rich(text.intro, view),
    photo: page.photo && sharedPhoto(page.photo, view),
    facts: (text.facts ?? []).map((each) => fact(each, view)),
    sections: text.sections.map((each) => section(each, view)),
    questions: questions(text.questions, view).map((each, index): Question => ({ id: ids[index]!, ...each })),
    sources: page.sources,
    review: page.review && review(page.review, view),
    hub: hubOf(id, view),
    related: cards(page.related, view),
    partners: page.partners === undefined ? [] : partnersFor(page.partners, view),
    eye: page.eye,
    view: page.view,
  }
}

const fact = ({ term, text }: RawFact, view: View): Fact => ({ term: plain(term, view), text: rich(text, view) })

/** The sentence around the days is the frame's, and so are the days. */
function review({ on, next, by }: RawReview, view: View): Review {
  const { locale } = languageOf(view.language, view.site.manifest.languages)
  return {
    on: formatDay(on, locale),
    next: formatDay(next, locale),
    by: by && plain(by, view),
    day: on,
  }
}

export const choices = (raw: readonly RawChoice[], view: View): Choice[] =>
  raw.map(({ level, choice, when }) => ({
    level,
    choice: plain(choice, view),
    when: when.map((each) => rich(each, view)),
  }))
