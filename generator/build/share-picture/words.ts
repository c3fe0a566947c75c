import type satori from 'satori'
import type { Font } from 'satori'
import type { ShareWords } from '../share-picture.ts'
import { fontFamilies } from './fonts.ts'
import { afterMark, type Paint, strip } from './ground.ts'
import type { DrawnLogo } from './logo.ts'
import { shareSize } from './size.ts'

type Satori = typeof satori
type Element = Parameters<Satori>[0]

/** What the words of a picture are set with, and the logo in the strip, if the practice has one. */
interface Setting {
  paint: Paint
  satori: Satori
  fonts: Font[]
  logo?: DrawnLogo | undefined
}

/** The words of a picture as SVG, in smaller type when there are many: none is cut off, and none covers the mark. */
export async function setWords(words: ShareWords, setting: Setting): Promise<string> {
  const { logo } = setting
  // A logo that contains the practice's name already shows it.
  let shown = logo?.holdsName ? { ...words, practice: '' } : words
  const sizes: Sizes = { heading: firstSize(words.heading), practice: 36, place: 32 }
  for (;;) {
    const { svg, heights, missing } = await layOut(shown, sizes, setting)
    if (missing.size > 0) {
      shown = without(missing, shown)
      continue
    }
    const tooLarge = boxes.filter((box) => heights[box]! > maxHeights[box] && sizes[box] > minLetterSize)
    if (tooLarge.length === 0) return svg
    for (const box of tooLarge) sizes[box] = Math.floor(sizes[box] * step)
  }
}

const boxes = ['heading', 'practice', 'place'] as const
/** The letter size in each box, in pixels. */
type Sizes = Record<(typeof boxes)[number], number>

const edge = 72
const column = 660
const maxHeights: Sizes = { heading: 432, practice: 88, place: 88 }

const maxLetterSize = 100
/** The size of an absurdly long heading, which nobody would read anyway. */
const minLetterSize = 8
const step = 0.92

/**
 * Close to the size that will fit, so that a picture is usually laid out only once: a letter is about half as wide as
 * it is high.
 */
function firstSize(heading: string): number {
  let size = maxLetterSize
  const lines = () => Math.ceil((heading.length * size * 0.56) / column)
  const isTooLarge = () => lines() * size > 330 || (size > 44 && mayBreak(heading, size, column))
  while (size > minLetterSize && isTooLarge()) size = Math.floor(size * step)
  return size
}

/** Whether a word may be wider than its box. Most letters are narrow, so this is an upper bound on the word's width. */
function mayBreak(text: string, size: number, width: number): boolean {
  const widest = (letter: string) => (/[mwMW]|[^\p{L}\p{N}]/u.test(letter) ? 1 : /\p{Lu}/u.test(letter) ? 0.8 : 0.67)
  return text.split(/\s/).some((word) => [...word].reduce((sum, letter) => sum + widest(letter), 0) * size > width)
}

async function layOut(words: ShareWords, sizes: Sizes, setting: Setting) {
  const { satori, fonts } = setting
  const heights: Partial<Sizes> = {}
  const missing = new Set<string>()
  const svg = await satori(treeOf(words, sizes, setting), {
    ...shareSize,
    fonts,
    onNodeDetected: ({ key, height }) => {
      if (boxes.some((box) => box === key)) heights[key as keyof Sizes] = height
    },
    // The library asks for glyphs the typeface lacks, such as pictographs, which would be drawn as a crossed box.
    loadAdditionalAsset: async (_, segment) => {
      for (const letter of segment) missing.add(letter)
      return []
    },
  })
  return { svg, heights, missing }
}

function without(letters: ReadonlySet<string>, words: ShareWords): ShareWords {
  const known = (text: string) =>
    [...text]
      .filter((letter) => !letters.has(letter))
      .join('')
      .replace(/\s+/g, ' ')
      .split(/,(?:\s|$)/)
      .map((part) => part.trim())
      // If only the town or the region is left, it needs no comma.
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .join(', ')
  const { label, heading, practice, place } = words
  return { ...words, label: known(label), heading: known(heading), practice: known(practice), place: known(place) }
}

function treeOf({ label, heading, practice, place }: ShareWords, sizes: Sizes, { paint, logo }: Setting): Element {
  const from = afterMark(logo)
  const besideMark = { position: 'absolute', left: edge, top: 0, width: column, height: strip.top - 6 }
  const inStrip = { position: 'absolute', left: from, right: edge, top: strip.top, height: strip.height }
  const labelSize = Math.min(34, sizes.heading)
  return box({ width: shareSize.width, height: shareSize.height, fontFamily: fontFamilies, fontWeight: 700 }, [
    box({ ...besideMark, flexDirection: 'column', justifyContent: 'center' }, [
      box(
        { flexDirection: 'column', flexShrink: 0 },
        [
          line(label, labelSize, column, { color: paint.label, marginBottom: 18 }),
          line(heading, sizes.heading, column, { color: paint.heading, lineHeight: 1.12, letterSpacing: '-0.015em' }),
        ],
        'heading',
      ),
    ]),
    box({ ...inStrip, alignItems: 'center', justifyContent: 'space-between' }, [
      line(practice, sizes.practice, 734 - from, { color: paint.practice }, 'practice'),
      line(place, sizes.place, 360, { color: paint.place, fontWeight: 400 }, 'place'),
    ]),
  ])
}

type Style = Record<string, string | number>

/** Sets lines of about equal length, unless a word must be broken: balancing would then also break words that fit. */
function line(text: string, fontSize: number, maxWidth: number, style: Style, key?: string): Element {
  const wrap: Style = mayBreak(text, fontSize, maxWidth) ? { wordBreak: 'break-word' } : { textWrap: 'balance' }
  return box({ fontSize, maxWidth, ...wrap, ...style }, text, key)
}

/** What React would make of a `<div>`. The generator does not use React, and the library only needs the object. */
const box = (style: Style, children: string | Element[], key?: string) =>
  ({ type: 'div', key, props: { style: { display: 'flex', ...style }, children } }) as unknown as Element
