import type satori from 'satori'
import type { Font } from 'satori'
import { type ShareWords, shareSize } from '../share-picture.ts'
import { type Paint, strip } from './ground.ts'

export type Satori = typeof satori
type Element = Parameters<Satori>[0]

/** The words of a picture as SVG, smaller where they are many: none is cut off, and none lies over the mark. */
export async function setWords(words: ShareWords, paint: Paint, satori: Satori, fonts: Font[]): Promise<string> {
  let shown = words
  const sizes: Sizes = { heading: firstSize(words.heading), practice: 36, place: 32 }
  for (;;) {
    const { svg, heights, missing } = await layOut(shown, sizes, paint, satori, fonts)
    if (missing.size > 0) {
      shown = without(missing, shown)
      continue
    }
    const tooLarge = boxes.filter((box) => heights[box]! > tallest[box] && sizes[box] > smallest)
    if (tooLarge.length === 0) return svg
    for (const box of tooLarge) sizes[box] = Math.floor(sizes[box] * step)
  }
}

const boxes = ['heading', 'practice', 'place'] as const
/** Pixels of the letters in each box. */
type Sizes = Record<(typeof boxes)[number], number>

const edge = 72
const column = 680
const tallest: Sizes = { heading: 432, practice: 88, place: 88 }

const largest = 100
/** Where a heading of some pages' length ends up, which nobody reads. */
const smallest = 8
const step = 0.92

/** Near what will fit, so that a picture is laid out once as a rule: a letter is about half as wide as it is high. */
function firstSize(heading: string): number {
  const longestWord = Math.max(...heading.split(/\s/).map((word) => word.length))
  let size = largest
  const lines = () => Math.ceil((heading.length * size * 0.56) / column)
  const isTooLarge = () => lines() * size > 330 || (size > 44 && longestWord * size * 0.6 > column)
  while (size > smallest && isTooLarge()) size = Math.floor(size * step)
  return size
}

async function layOut(words: ShareWords, sizes: Sizes, paint: Paint, satori: Satori, fonts: Font[]) {
  const heights: Partial<Sizes> = {}
  const missing = new Set<string>()
  const svg = await satori(treeOf(words, sizes, paint), {
    ...shareSize,
    fonts,
    onNodeDetected: ({ key, height }) => {
      if (boxes.some((box) => box === key)) heights[key as keyof Sizes] = height
    },
    // Asked for what the typeface lacks, as pictographs: it would be drawn as a crossed box.
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
      .trim()
  const { label, heading, practice, place } = words
  return { ...words, label: known(label), heading: known(heading), practice: known(practice), place: known(place) }
}

function treeOf({ label, heading, practice, place }: ShareWords, sizes: Sizes, paint: Paint): Element {
  const besideMark = { position: 'absolute', left: edge, top: 0, width: column, height: strip.top - 6 }
  const inStrip = { position: 'absolute', left: 2 * edge, right: edge, top: strip.top, height: strip.height }
  return box({ width: shareSize.width, height: shareSize.height, fontFamily: 'Latin, Further', fontWeight: 700 }, [
    box({ ...besideMark, flexDirection: 'column', justifyContent: 'center' }, [
      box(
        { flexDirection: 'column', flexShrink: 0 },
        [
          box({ color: paint.label, fontSize: Math.min(34, sizes.heading), marginBottom: 18 }, label),
          box({ color: paint.heading, fontSize: sizes.heading, lineHeight: 1.12, letterSpacing: '-0.015em' }, heading),
        ],
        'heading',
      ),
    ]),
    box({ ...inStrip, alignItems: 'center', justifyContent: 'space-between' }, [
      box({ maxWidth: 590, color: paint.practice, fontSize: sizes.practice }, practice, 'practice'),
      box({ maxWidth: 360, color: paint.place, fontSize: sizes.place, fontWeight: 400 }, place, 'place'),
    ]),
  ])
}

/** What React would make of a `<div>`: this room knows no React, and the library wants no more than the object. */
function box(style: Record<string, string | number>, children: string | Element[], key?: string): Element {
  const text = typeof children === 'string' ? { textWrap: 'balance', wordBreak: 'break-word' } : {}
  return { type: 'div', key, props: { style: { display: 'flex', ...text, ...style }, children } } as unknown as Element
}
