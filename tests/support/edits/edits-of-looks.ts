import { heroArtNames, typefaceNames } from '../../../generator/parse/schemas/theme.ts'
import type { Dice } from '../dice.ts'
import { type Draft, type Entry, isEnglish, list, pages } from '../draft.ts'
import { drawing } from '../photos.ts'
import { articleKinds } from './edit-steps.ts'

/** Edits of the theme, of logos and of photos. */
export const editsOfLooks = {
  'change the look': (draft, dice) => {
    const values = {
      colors: { brand: dice.pick(['#0f766e', '#1d4ed8', '#7c2d12']), accent: dice.pick(['#be185d', '#6d28d9']) },
      typeface: dice.pick(typefaceNames),
      corners: dice.pick(['square', 'soft', 'round']),
      heroArt: dice.pick(heroArtNames),
    }
    const key = dice.pick(Object.keys(values) as (keyof typeof values)[])!
    draft['theme.yaml'] = { ...themeOf(draft), [key]: dice.below(4) ? values[key] : undefined }
  },
  'add or remove the practice logo': (draft, dice) => {
    draft['logos/logo.svg'] = logo(dice)
    const shown = { file: 'logo.svg', height: 24 + dice.below(40), holdsName: dice.below(2) === 0 }
    draft['theme.yaml'] = { ...themeOf(draft), logo: dice.below(4) ? shown : undefined }
  },
  'add or remove the logo of a partner': (draft, dice) => {
    const partner = dice.pick(list(draft['partners.yaml']))!
    const file = `partner-${dice.below(3)}.svg`
    draft[`logos/${file}`] = logo(dice)
    partner.logo = dice.below(3) ? { file, height: 16 + dice.below(48) } : undefined
  },
  'add or remove the photo at the top of a page': (draft, dice) => {
    const file = dice.pick(pages(draft).filter((each) => isEnglish(each) && opensWithPhoto(draft[each] as Entry)))!
    ;(draft[file] as Entry).photo = dice.below(4) ? photo(draft, dice) : undefined
  },
  'add or remove photos of the practice': (draft, dice) => {
    const who = dice.pick(['office', 'doctor'])!
    Object.assign(draft['practice.yaml'] as Entry, {
      photos: dice.below(3) ? { [who]: photo(draft, dice) } : undefined,
    })
  },
  'replace a photo or a logo': (draft, dice) => {
    const file = dice.pick(Object.keys(draft).filter((each) => /^(photos|logos)\//.test(each)))
    if (file !== undefined) draft[file] = file.endsWith('.svg') ? logo(dice) : dice.pick(pictures)
  },
} satisfies Record<string, (draft: Draft, dice: Dice) => void>

const pictures = await Promise.all(
  [0, 1, 2].map(async (seed) =>
    (
      await drawing(960 + seed, 640, seed)
        .png()
        .toBuffer()
    ).toString('base64'),
  ),
)

const themeOf = (draft: Draft) => (draft['theme.yaml'] ?? {}) as Entry

/** Adds a picture to the photos or replaces one. Returns the entry that shows it. */
function photo(draft: Draft, dice: Dice): Entry {
  const file = `photo-${dice.below(3)}.png`
  draft[`photos/${file}`] = dice.pick(pictures)
  const hasCaption = dice.below(2) === 0
  const half = () => ({ alt: dice.words(), ...(hasCaption && { caption: dice.words() }) })
  return { file, en: half(), es: half() }
}

const opensWithPhoto = ({ kind }: Entry) => [...articleKinds, 'contact'].includes(String(kind))

const logo = (dice: Dice) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${40 + dice.below(99)} 40"><path d="M0 0h${1 + dice.below(39)}v9z"/></svg>\n`
