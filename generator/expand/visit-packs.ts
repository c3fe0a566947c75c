import { kinds } from '../kinds.ts'
import { codesOf, languageOf } from '../languages.ts'
import type { Language, VisitPackColumn, VisitPackContent } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { VisitPack } from '../parse/schemas/visit-pack.ts'
import type { Context, PageSource, WordsIn } from '../site.ts'
import { visitPackId } from '../urls.ts'
import { type Family, listed, routesOfKinds } from './family.ts'
import { contextFor } from './fill-route.ts'
import { plain } from './rich.ts'
import { signsForPaper } from './signs-for-paper.ts'

/** A page about something that patients come to a visit for. */
type Subject = PageSource & Required<Pick<PageSource, 'visitPackText'>>

/**
 * Two sheets to print for every page about something that patients come to a visit for, at `/visit-pack/{page path}`.
 * They take their title, signs and questions from the pages of the other families.
 */
export function expandVisitPacks(families: readonly Family[], manifest: Manifest, wordsIn: WordsIn): Family {
  const { visitPack, languages } = manifest
  if (visitPack === undefined) return listed([], languages)
  const subjects = [...routesOfKinds(families, (kind) => kinds[kind].hasVisitPack)]
    .filter(({ state }) => state === 'original')
    .map(({ source }) => source)
    .filter((source): source is Subject => source.visitPackText !== undefined)
  return listed(
    subjects.map((subject) => packSource(subject, visitPack, manifest, wordsIn)),
    languages,
  )
}

function packSource(
  subject: Subject,
  pack: VisitPack,
  { languages }: Manifest,
  wordsIn: WordsIn,
): PageSource<'visit-pack'> {
  return {
    id: visitPackId(subject.id, languages),
    kind: 'visit-pack',
    place: subject.place,
    parent: subject.id,
    phone: subject.phone,
    visitType: subject.visitType,
    isOpen: kinds['visit-pack'].isAlwaysOpen,
    isIndexed: () => kinds['visit-pack'].isListed,
    title: (language) => {
      const about = subject.title(language)
      if (about === undefined) return undefined
      const words = wordsIn(language)
      const summary = words('visitPack.summary', { name: about.name })
      return {
        // Not the name: pages that share one, such as a condition and its service, have different titles.
        title: words('visitPack.title', { name: about.title }),
        description: summary,
        heading: words('visitPack.title', { name: about.name }),
        name: words('visitPack.name'),
        summary,
      }
    },
    content: (context) => packContent(subject, pack, context),
  }
}

function packContent(subject: Subject, pack: VisitPack, context: Context): VisitPackContent {
  const { site, bodyLanguage } = context
  const columns = columnsOf(subject, bodyLanguage, context).map((code) =>
    contextFor(subject.phone, { language: code, bodyLanguage: code }, site),
  )
  const signs = signsForPaper(subject, pack, columns)
  return {
    intro: site.layout(bodyLanguage).words('visitPack.intro'),
    columns: columns.map((column, index) => columnOf(subject, pack, column, signs[index]!)),
  }
}

/**
 * The page's own language, and beside it the default language or, if the page is in that, the next one in which its
 * subject is written.
 */
function columnsOf(subject: Subject, own: Language, { site }: Context): Language[] {
  const written = codesOf(site.manifest.languages).filter((code) => subject.visitPackText[code] !== undefined)
  return [own, ...written.filter((code) => code !== own).slice(0, 1)]
}

function columnOf(
  subject: Subject,
  pack: VisitPack,
  context: Context,
  signs: Pick<VisitPackColumn, 'signs' | 'moreSigns'>,
): VisitPackColumn {
  const { site, language } = context
  const { words, practice } = site.layout(language)
  const text = pack.text[language]!
  const asked = [...subject.visitPackText[language]!.ask, ...text.ask]
  return {
    language,
    direction: languageOf(language, site.manifest.languages).direction,
    title: words('visitPack.title', { name: subject.title(language)!.name }),
    ...signs,
    bring: { heading: words('visitPack.bring'), items: text.bring },
    arrive: { heading: words('visitPack.arrive'), hours: practice.hours, ways: text.arrive },
    ask: { heading: words('visitPack.ask'), questions: asked.map((each) => plain(each, context)) },
  }
}
