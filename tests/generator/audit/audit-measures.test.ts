import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clicksFrom } from '../../../generator/audit/clicks.ts'
import { collectVisible } from '../../../generator/audit/collect-visible.ts'
import { hashWords, runReader } from '../../../generator/audit/runs.ts'
import { compareSiblings } from '../../../generator/audit/siblings.ts'
import { containment } from '../../support/containment.ts'

const read = runReader()
const runsOf = (...texts: string[]) => read(texts).runs

describe('the words of a text', () => {
  it('are compared ignoring case, accents and punctuation', () => {
    expect(hashWords('¿Qué pasa, Dr. Vale? — 12–15 MIN')).toEqual(hashWords('que pasa dr vale 12 15 min'))
    expect(hashWords('Cafe\u0301 straße, Đà Lạt')).toEqual(hashWords('café strasse da lat'))
    expect(hashWords(' — ')).toEqual([])
    expect(new Set(hashWords('يعتني بعينيك one two uno dos')).size).toBe(6)
  })

  it('are its characters in a script that puts no spaces between words', () => {
    expect(hashWords('眼科 exam，检查ok')).toEqual(hashWords('眼 科 exam 检 查 ok'))
    expect(hashWords('コンタクト')).toHaveLength(5)
    expect(hashWords('눈 검사')).toHaveLength(2)
  })
})

describe('five-word runs', () => {
  it('start at every word that has four after it', () => {
    expect(read(['one two three four five six'])).toMatchObject({ words: 6 })
    expect(runsOf('one two three four five six')).toHaveLength(2)
    expect(runsOf('one two three four')).toHaveLength(0)
  })

  it('continue from one text into the next', () => {
    expect(runsOf('one two three', 'four five six')).toEqual(runsOf('One two three four. Five six!'))
  })

  it('are each counted once, and depend on word order', () => {
    expect(runsOf('a b c d e a b c d e')).toHaveLength(5)
    expect(containment(runsOf('a b c d e'), runsOf('e d c b a'))).toBe(0)
  })
})

describe('siblings', () => {
  const family = [
    runsOf('we see you soon in Irvine, and that is near'),
    runsOf('we see you soon in Tustin, and that is near'),
    runsOf('nobody else says anything of this kind at all'),
  ]

  it('own the runs that are on no other page', () => {
    // The first of the six runs ends before the city's name, so it is on both pages.
    expect(compareSiblings(family).map(({ ownShare }) => ownShare)).toEqual([5 / 6, 5 / 6, 1])
  })

  it('name the page that shares most of their runs', () => {
    const near = runsOf('one two three four five six seven eight')
    const nearer = runsOf('one two three four five six seven eight nine')
    const far = runsOf('one two three four five and then nothing else')
    expect(compareSiblings([near, far, nearer]).map(({ nearest }) => nearest)).toEqual([
      { sibling: 2, containment: 1 },
      { sibling: 0, containment: 1 / 5 },
      { sibling: 0, containment: 4 / 5 },
    ])
  })

  it('do not exist in a family of one', () => {
    expect(compareSiblings([runsOf('a b c d e f')])).toEqual([{ ownShare: 1 }])
  })

  it('are found in a large family as if every page were compared with every other', () => {
    // Each page shares words with all pages, with those of its service and of its city, and has some of its own.
    const words = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ')
    const pages = Array.from({ length: 120 }, (_, at) =>
      runsOf(
        words('all', 100),
        words(`service${at % 6}`, 100),
        words(`city${Math.floor(at / 6)}`, 40),
        words(`own${at}`, 40),
      ),
    )
    const [exact, likely] = [compareSiblings(pages), compareSiblings(pages, 10)]
    expect(likely.map(({ ownShare }) => ownShare)).toEqual(exact.map(({ ownShare }) => ownShare))
    for (const [at, { nearest }] of exact.entries())
      expect(likely[at]!.nearest!.containment).toBeCloseTo(nearest!.containment, 1)
  })
})

describe('containment', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 5, maxLength: 60 })

  it('is 1 for a page in itself, and between 0 and 1 in any other', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [a, b] = [runsOf(one.join(' ')), runsOf(other.join(' '))]
        expect(containment(a, a)).toBe(1)
        expect(containment(a, b)).toBeGreaterThanOrEqual(0)
        expect(containment(a, b)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is 0 if the pages share no word', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(containment(runsOf(one.join(' ')), runsOf(other.map((word) => `x${word}`).join(' ')))).toBe(0)
      }),
    )
  })
})

describe('what a reader sees of page data', () => {
  const words = (key: string) => `<${key}>`

  it('is its texts in order, not its addresses and internal names', () => {
    const parts = [
      'One',
      { id: 'x', label: 'Two', href: '/two', icon: 'eye' },
      [['Three', { note: 1 }]],
      undefined,
      false,
    ]
    expect(collectVisible(parts, words)).toEqual({
      texts: ['One', 'Two', 'Three', '1'],
      links: ['/two'],
      questions: [],
    })
  })

  it('includes photo captions, the words for a care level, and questions', () => {
    const photo = { alt: 'A door', caption: 'Our door', width: 800, srcset: '/a.jpg' }
    const card = { level: 'urgent', heading: 'Today' }
    const asked = { question: 'Why?', answer: 'Because.' }
    expect(collectVisible([photo, card, asked], words)).toEqual({
      texts: ['Our door', '<care.urgent>', 'Today', 'Why?', 'Because.'],
      links: [],
      questions: ['Why?'],
    })
  })
})

describe('clicks', () => {
  it('are counted from the home page through menus and pages, and missing for unreachable pages', () => {
    const links = new Map([
      ['/', ['/a']],
      ['/a', ['/b', '/']],
      ['/b', ['/c']],
      ['/island', ['/other']],
      ['/other', ['/island']],
    ])
    expect(clicksFrom('/', ['/c'], links)).toEqual(
      new Map([
        ['/', 0],
        ['/c', 1],
        ['/a', 1],
        ['/b', 2],
      ]),
    )
  })
})
