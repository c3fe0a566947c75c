import { knownAt } from '../../../generator/parse/known-keys.ts'
import { schemaOf } from '../../../generator/parse/schemas/index.ts'
import type { Dice } from '../dice.ts'
import { both, type Draft, type Entry, halves, idOf, isEnglish, list, pages, unlink } from '../draft.ts'
import { codes } from '../languages.ts'
import { anyPage, articleKinds, rewriteText, toggleSpanish } from './edit-steps.ts'

/** Edits of written pages. */
export const editsOfPages = {
  'add a page': (draft, dice) => {
    const half = () => ({
      ...Object.fromEntries(
        ['title', 'description', 'heading', 'name', 'summary', 'intro'].map((key) => [key, dice.words()]),
      ),
      sections: ['one', 'two'].map((id) => ({ id, heading: dice.words(), blocks: [dice.words()] })),
    })
    const kind = dice.pick(articleKinds)
    const es = dice.below(3) ? { es: half() } : {}
    draft[`pages/${dice.pick(['', 'conditions/', 'guides/', 'about/'])}${dice.slug()}.yaml`] = {
      kind,
      en: half(),
      ...es,
    }
  },
  'remove a page': (draft, dice) => {
    const file = article(draft, dice)
    if (file !== undefined) removePage(draft, file)
  },
  'move a page': (draft, dice) => {
    const file = article(draft, dice)
    if (file === undefined || !isEnglish(file)) return
    const value = draft[file]
    removePage(draft, file)
    draft[`pages/${dice.pick(['', 'conditions/', 'moved/deeper/'])}${dice.slug()}.yaml`] = value
  },
  'change the kind of a page': (draft, dice) => {
    const entry = articleEntry(draft, dice)
    if (entry === undefined) return
    for (const field of ['schemaType', 'eye', 'view', 'review']) delete entry[field]
    entry.kind = dice.pick([...articleKinds, 'eyewear', 'referral'])
    both(entry, (half) => {
      for (const field of ['medicalName', 'verdict', 'patients', 'colleagues']) delete half[field]
      if (entry.kind === 'referral') Object.assign(half, waysOf(dice))
    })
  },
  'rewrite a page': (draft, dice) =>
    rewriteText(pageEntry(draft, dice), ['title', 'description', 'heading', 'name', 'summary', 'intro'], dice),
  'give a page another Spanish address': (draft, dice) => {
    const file = page(draft, dice)!
    const entry = draft[file] as Entry
    if (!isEnglish(file) || file === 'pages/index.yaml') return
    if (entry.path === undefined) entry.path = { es: `/es/${dice.slug()}` }
    else delete entry.path
  },
  'add or remove the Spanish of a page': (draft, dice) => {
    const file = page(draft, dice)!
    if (isEnglish(file)) toggleSpanish(draft[file] as Entry, dice)
  },
  'add a section': (draft, dice) => {
    const [id, at] = [dice.slug(), dice.below(3)]
    both(articleEntry(draft, dice), (half) =>
      list(half.sections).splice(at, 0, { id, heading: dice.words(), blocks: [dice.words()] }),
    )
  },
  'remove or rename a section': (draft, dice) => {
    const entry = articleEntry(draft, dice)
    const [at, id] = [dice.below(2), dice.below(2) ? dice.slug() : undefined]
    both(entry, (half) => {
      const sections = list(half.sections)
      if (id !== undefined) sections[at]!.id = id
      else if (sections.length > 2) sections.splice(at, 1)
    })
  },
  'move a section': (draft, dice) => {
    const [from, to] = [dice.below(3), dice.below(3)]
    both(articleEntry(draft, dice), (half) => {
      const sections = list(half.sections)
      sections.splice(to, 0, ...sections.splice(from, 1))
    })
  },
  'add a block': (draft, dice) => {
    const blocks: (() => unknown)[] = [
      () => dice.words(),
      () => ({ list: [dice.words(), `**${dice.words()}** and more`] }),
      () => ({ steps: [dice.words(), dice.words()] }),
      () => ({ table: { caption: dice.words(), columns: ['One', 'Two'], rows: [[dice.words(), dice.words()]] } }),
      () => ({ care: { level: 'urgent', heading: dice.words(), items: [dice.words()] } }),
    ]
    const make = dice.pick(blocks)!
    both(articleEntry(draft, dice), (half) => void (list(half.sections)[0]!.blocks as unknown[]).push(make()))
  },
  'remove a block': (draft, dice) =>
    both(articleEntry(draft, dice), (half) => {
      for (const { blocks } of list(half.sections)) if ((blocks as unknown[]).length > 1) (blocks as unknown[]).pop()
    }),
  'link from a page': (draft, dice) => {
    const half = dice.pick(halves(pageEntry(draft, dice)))!
    half.intro = `${dice.words()} [there](${anyPage(draft, dice)}), {doctor}, {phone}.`
  },
  'change what a page leads to': (draft, dice) => {
    entryWith(['related'], draft, dice).related = [...new Set([anyPage(draft, dice), anyPage(draft, dice)])]
  },
  'change the questions of a page': (draft, dice) =>
    both(entryWith([codes[0], 'questions'], draft, dice), (half) => {
      half.questions = [...list(half.questions), { question: dice.words(), answer: dice.words() }]
    }),
  'change the settings of a page': (draft, dice) => {
    const entry = entryWith(['sources'], draft, dice)
    entry.phone = dice.pick(['default', 'keratoconus'])
    entry.visitType = dice.pick(['dry-eye', 'eyewear', 'lasik'])
    entry.partners = dice.pick(['default', 'lenses', 'frames'])
    entry.sources = list(draft['sources.yaml'])
      .slice(0, dice.below(3))
      .map(({ id }) => id)
  },
} satisfies Record<string, (draft: Draft, dice: Dice) => void>

const page = (draft: Draft, dice: Dice) => dice.pick(pages(draft))
const pageEntry = (draft: Draft, dice: Dice) => draft[page(draft, dice)!] as Entry

/** A page whose kind takes a value at this path. */
const entryWith = (path: readonly string[], draft: Draft, dice: Dice) =>
  draft[dice.pick(pages(draft).filter((file) => takes(path, file, draft[file])))!] as Entry

function takes(path: readonly string[], file: string, value: unknown): boolean {
  const page = { schema: schemaOf(file, codes)!, source: { file, text: '', value } }
  return knownAt(path.slice(0, -1), page).keys.includes(path.at(-1)!)
}

const article = (draft: Draft, dice: Dice) =>
  dice.pick(pages(draft).filter((file) => halves(draft[file] as Entry)[0]?.sections !== undefined))
const articleEntry = (draft: Draft, dice: Dice) => draft[article(draft, dice)!] as Entry | undefined

function removePage(draft: Draft, file: string): void {
  delete draft[file]
  unlink(draft, (id) => id === idOf(file))
}

/** The fields that only a referral page has. */
const waysOf = (dice: Dice) => ({
  patients: { heading: dice.words(), blocks: [dice.words()] },
  colleagues: { heading: dice.words(), blocks: [dice.words()], subject: dice.slug() },
})
