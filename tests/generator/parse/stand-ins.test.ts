import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillInsAt } from '../../../generator/checks/fill-ins.ts'
import { loadSite } from '../../../generator/load-site.ts'
import { keptSentences } from '../../../generator/parse/stand-ins.ts'
import { readManifest } from '../../../generator/read/read.ts'
import { walk } from '../../../generator/read/walk.ts'
import { partsIn } from '../../../generator/text/sentences.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, loaded, pageAt } from '../../support/world.ts'

/** Clearwater with a promise nobody has confirmed, and a text that refers to it. */
function promising(file: string, before: string, after: string, marked = 'placeholder: true'): string {
  const folder = copyOf(clearwater)
  editText(
    folder,
    'practice.yaml',
    'claims:\n',
    `promises:\n  - id: calls-ahead\n    ${marked}\n    en: { words: we call ahead }\n    es: { words: llamamos antes }\nclaims:\n`,
  )
  return editText(folder, file, before, after)
}

/** For each file and folder of the manifest, the first sentence that may name this, with its file. */
function textsThatMayName(name: string): [file: string, text: string][] {
  const found = new Map<string, [file: string, text: string]>()
  for (const { file, value, text } of readManifest(clearwater).sources) {
    walk(value, (each, path) => {
      const isSentence = typeof each === 'string' && / .*\.$/.test(each) && text.split(each).length === 2
      if (isSentence && fillInsAt(file, path, [name]).includes(name)) {
        const place = file.split('/')[0]!
        found.set(place, found.get(place) ?? [file, each])
      }
      return undefined
    })
  }
  return [...found.values()]
}

const home = (preview: boolean) => pageAt<'home'>('/', loadSite(clearwater, { preview }).site!)

/** What a page says below its heading, in a preview and as published, once `entry` is the promise to call ahead. */
function said(entry: string) {
  const folder = promising(
    'services-in-cities/irvine.yaml',
    'Ask to move the vent away from your face.',
    'Ask to move the vent away from your face, and {promise.calls-ahead} for you. It helps.',
    entry,
  )
  const textOf = (preview: boolean) => {
    const { own } = pageAt<'service-city'>(
      '/services/dry-eye-doctor-near-me/irvine',
      loadSite(folder, { preview }).site!,
    ).content
    const [first] = own!.blocks
    return first!.type === 'paragraph' ? String(first!.text) : ''
  }
  return { preview: textOf(true), published: textOf(false) }
}

describe('unconfirmed content', () => {
  it('is in a preview, but not published: example testimonials, a rating and a founder', () => {
    const [preview, published] = [home(true), home(false)]
    expect(preview.content.testimonials.some(({ sample }) => sample)).toBe(true)
    expect(published.content.testimonials.filter(({ sample }) => sample)).toEqual([])
    for (const field of [/aggregateRating/, /founder/]) {
      expect(JSON.stringify(preview.structuredData)).toMatch(field)
      expect(JSON.stringify(published.structuredData)).not.toMatch(field)
    }
  })

  it('removes the sentence that relies on it, and keeps the others', () => {
    const { preview, published } = said('placeholder: true')
    expect(preview).toContain('and we call ahead for you. It helps.')
    expect(published).toMatch(/blink less\. It helps\.$/)
  })

  it.each(['placeholder: false', 'placeholder: true', ''])(
    'is whatever nobody has confirmed by name, however it is marked: "%s"',
    (entry) => expect(said(entry).published).not.toContain('call ahead'),
  )

  it('is published once somebody has confirmed it by name', () => {
    expect(said('confirmedBy: Dr. Lee\n    on: 2026-11-20').published).toContain('and we call ahead for you.')
  })

  it('is left out of notices too', () => {
    const folder = promising(
      'notices.yaml',
      'You get a copy of your prescription, and need not ask for it.',
      'You get a copy of your prescription. When you move, {promise.calls-ahead}.',
    )
    const noticesOf = (preview: boolean) => JSON.stringify(loadSite(folder, { preview }).site!.manifest.notices)
    expect(noticesOf(true)).toContain('When you move')
    expect(noticesOf(false)).toContain('"You get a copy of your prescription."')
    expect(noticesOf(false)).not.toContain('When you move')
  })

  it.each(textsThatMayName('promise.calls-ahead'))('is left out wherever a text may name it: %s', (file, text) => {
    const folder = promising(file, text, `${text} When you move, {promise.calls-ahead}.`)
    const manifestOf = (preview: boolean) =>
      JSON.stringify({ ...loadSite(folder, { preview }).site!.manifest, practice: undefined })
    expect(manifestOf(true)).toContain('{promise.calls-ahead}')
    expect(manifestOf(false)).not.toContain('{promise.calls-ahead}')
  })

  it('removes a list item that consists of it alone', () => {
    const folder = promising(
      'services-in-cities/irvine.yaml',
      'Leave eye makeup off that day.',
      '"Relax: {promise.calls-ahead}."',
    )
    const { own } = pageAt<'service-city'>('/services/dry-eye-doctor-near-me/irvine', loaded(folder).site!).content
    const [, items] = own!.blocks
    expect(items).toMatchObject({ type: 'list', items: ['Bring every drop you use.'] })
  })
})

describe('the sentences kept of a text', () => {
  const marks = new Set(['promise.x'])

  it('are all of them, character for character, if none refers to unconfirmed content', () => {
    fc.assert(fc.property(fc.string(), (text) => text.includes('{promise.x}') || keptSentences(text, marks) === text))
  })

  it('never refer to unconfirmed content', () => {
    const sentence = fc.constantFrom(
      'We see you. ',
      'Call {phone}! ',
      '{phone} is ours. ',
      '{sign.y} ',
      '**Call 911. Do not drive.** ',
      'Read [more. And more.](/page#part) ',
      '[Lens. Solution.](/page) is a page. ',
      'It helps most people. [[source]] ',
      'So it does [[source]]. ',
      'We promise {promise.x}. ',
      '{promise.x} is **a promise.** ',
      'About 1.4 in 10? ',
    )
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1 }), (sentences) => {
        const kept = keptSentences(sentences.join(''), marks)
        const wanted = sentences.filter((each) => !each.includes('{promise.x}'))
        if (wanted.length === sentences.length) return kept === sentences.join('')
        return (kept ?? '') === wanted.join('').trim()
      }),
    )
  })
})

describe('where a sentence may end', () => {
  const unclear = (text: string) => partsIn(text).flatMap(({ unclear }) => unclear ?? [])

  it('is unclear after an abbreviation and before a lowercase letter or a digit', () => {
    const abbreviations = ['Dr.', 'St.', 'J.', 'p.m.', 'Sra.', 'Ave.', 'U.S.', 'Blvd.', 'Prof.']
    expect(unclear(abbreviations.map((each) => `to ${each} Lee`).join(' '))).toEqual(abbreviations)
    expect(unclear('We are voted No. {fact.x} here.')).toEqual(['No.'])
    expect(unclear('Call 911. eye drops help. 3 in 4 people know… We do.')).toEqual(['911.', 'help.', 'know…'])
    expect(unclear('We see you {fact.x}. call, or read [page two.](/a) it helps.')).toEqual(['{fact.x}.', 'two.'])
  })

  it('is certain otherwise', () => {
    const text = 'Does it hurt? No. {sign.y} **Call 911.** Then go by 5 p.m. to [St. Ann.](/a) Sí. ¿Duele? Use OCT. Go.'
    expect(unclear(text)).toEqual([])
  })

  it('does not change a text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          partsIn(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
