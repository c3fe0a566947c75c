import { withCredentials } from '../expand/team.ts'
import { localized } from '../languages.ts'
import { ownName } from '../own-name.ts'
import type { Language } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { WrittenPage } from '../parse/schemas/page.ts'
import type { Route, Site } from '../site.ts'
import { neighborhoodId, serviceId } from '../urls.ts'

/**
 * The words a page can be found by besides its title and summary: the clinical name, its section headings, the
 * questions it answers, the people it introduces, its address. Its running text is left out: it would make the index ten
 * times as large.
 */
export function searchWords({ manifest, layout }: Site, language: Language): (route: Route) => string[] {
  const { words: word, practice } = layout(language)
  const words = new Map<string, string[]>()
  for (const { id, page } of manifest.pages) {
    const text = page.text[language]
    if (text === undefined) continue
    words.set(id, [
      ...('medicalName' in text && text.medicalName !== undefined ? [text.medicalName] : []),
      ...text.sections.map(({ heading }) => heading),
      ...text.questions.map(asked),
      ...peopleOn(page, language, manifest),
      ...(page.kind === 'contact' ? [practice.address.street, ...officeWords.map((key) => word(key))] : []),
    ])
  }
  const plans = practice.insurers.flatMap((group) => group.plans)
  const paidBy = plans.length === 0 ? [] : [word('insurance.heading'), ...plans]
  for (const service of manifest.services) {
    const text = service.text[language]
    if (text === undefined) continue
    const inCities = [text.cityHeading, text.cityTitle]
    words.set(serviceId(service.slug), [...inCities, ...text.questions.map(asked), ...paidBy])
  }
  for (const neighborhood of manifest.neighborhoods) {
    const text = neighborhood.text[language]
    if (text !== undefined) words.set(neighborhoodId(neighborhood.slug, manifest.vertical), [text.question])
  }
  return ({ source, url }) => [url, ...(words.get(source.id) ?? [])]
}

const asked = ({ question }: { question: string }) => question

/**
 * Whether a page is the one to be found for the doctor: it introduces the team or opens with the doctor's name. Where no
 * page does, that is the home page.
 */
function introducesDoctor(page: WrittenPage, language: Language, { pages }: Manifest): boolean {
  const introduces = (one: WrittenPage) =>
    one.kind === 'prose' && (one.team || /\{doctor[.}]/.test(one.text[language]?.intro ?? ''))
  return introduces(page) || (page.kind === 'home' && !pages.some((each) => introduces(each.page)))
}

function peopleOn(page: WrittenPage, language: Language, manifest: Manifest): string[] {
  const { practice, team, languages } = manifest
  const name = withCredentials(ownName(practice.doctor, language), practice.doctor.credentials)
  const doctor = introducesDoctor(page, language, manifest) ? [name] : []
  const members = page.kind === 'prose' && page.team ? team : []
  return [
    ...doctor,
    ...members.flatMap(({ name, credentials, text }) => [
      withCredentials(name, credentials),
      localized(text, language, languages).role,
    ]),
  ]
}

/** Every page says where the office is and when it is open; the contact page is the one to be found for that. */
const officeWords = ['visit.heading', 'visit.address', 'visit.hours', 'visit.map', 'visit.phone', 'visit.email']
