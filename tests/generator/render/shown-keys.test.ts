import { expect, it } from 'vitest'
import { buildPage } from '../../../generator/build/build-page.ts'
import { emitSearch } from '../../../generator/emit/search.ts'
import { emitTextFiles } from '../../../generator/emit/text-files.ts'
import { codesOf } from '../../../generator/languages.ts'
import { loadSite } from '../../../generator/load-site.ts'
import { knownAt } from '../../../generator/parse/known-keys.ts'
import type { LoosePage } from '../../../generator/parse/loose-page.ts'
import { schemaOf } from '../../../generator/parse/schemas/index.ts'
import { newProblems } from '../../../generator/problems/news.ts'
import { asGroup } from '../../../generator/read/raw-values.ts'
import type { Site } from '../../../generator/site.ts'
import { renderDocument } from '../../../templates/render-document.tsx'
import { someOf } from '../../support/soak.ts'
import { clearwater } from '../../support/world.ts'

const whole = loadSite(clearwater, { preview: true })
const codes = codesOf(whole.loose.languages)
const assets = { script: '', boot: '', styles: [], sheets: {}, fonts: [] }

/** A page in all languages, what other pages show of it, and the files made from all pages. */
const published = (id: string, site: Site) => [
  ...Array.from(site.routes, (route) => {
    const page = buildPage(route, site)
    return route.source.id === id ? renderDocument(page, site.layout(route.language), assets) : JSON.stringify(page)
  }),
  ...Array.from([...emitTextFiles(site, assets), ...emitSearch(site)], ({ bytes }) => bytes()),
]

/** What a page may leave out: a value for each key, other than the one that counts without it. */
const once = {
  callFirst: 'true',
  eye: '[lens]',
  keepOffline: 'true',
  partners: 'cataract-lasik',
  phone: 'keratoconus',
  photo: '{ file: shelf.jpg, en: { alt: A shelf }, es: { alt: Un estante } }',
  poster: 'true',
  related: '[/about]',
  review: '{ on: 2026-11-20, next: 2028-11-20, by: "Dr. Robin Vale, O.D." }',
  schemaType: 'MedicalTherapy',
  sources: '[aao-astigmatism]',
  team: 'true',
  view: 'cataract',
  visitType: 'dry-eye',
}
const inEachLanguage = {
  ask: '[Is it new?, Does it hurt?]',
  emailSubject: 'Another subject',
  facts: '[{ term: One, text: First. }, { term: Two, text: Second. }]',
  inShort: 'In fewer words.',
  keywords: 'strange, rare',
  medicalName: 'rarissima',
  questions: '[{ question: Is it new?, answer: It is. }]',
  sections: '[{ id: another, heading: Another, blocks: [One more.] }]',
}

/** Not shown on the page: whether it is there for everyone, already its own address, and whether it is written. */
const aboutThePage = ['geoGate', 'path', 'placeholder']

const firstOfKind = [...new Map(whole.loose.pages.toReversed().map((page) => [page.kind, page])).values()]

const cases = firstOfKind.flatMap((page) => {
  const file = { schema: schemaOf(page.source.file, codes)!, source: page.source }
  const absent = (path: string[], group: object) =>
    knownAt(path, file).keys.filter((key) => !(key in group) && ![...codes, ...aboutThePage].includes(key))
  const [language] = codes
  return [...absent([], page.group!), ...absent([language], asGroup(page.group![language]))].map(
    (key): [string, string, LoosePage] => [key, page.kind!, page],
  )
})

it.each(someOf(cases, 5))('"%s" on a page of the kind "%s" changes what is published', (key, _, { id, source }) => {
  const text =
    key in once
      ? `${key}: ${once[key as keyof typeof once]}\n${source.text}`
      : source.text.replace(
          /^(?:en|es):\n/gm,
          (start) => `${start}  ${key}: ${inEachLanguage[key as keyof typeof inEachLanguage]}\n`,
        )
  const { site, problems } = loadSite(clearwater, {
    before: whole,
    preview: true,
    unsaved: new Map([[source.file, text]]),
  })
  if (site === undefined) expect(newProblems(problems, whole.problems)).toEqual([])
  else expect(published(id, site)).not.toEqual(published(id, whole.site!))
})
