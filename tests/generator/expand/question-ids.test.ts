import { describe, expect, it } from 'vitest'
import { questionIds } from '../../../generator/expand/question-ids.ts'
import type { Article } from '../../../generator/page.ts'
import { pageAt, siteOf, world } from '../../support/world.ts'

const ids = (...questions: string[]) => questionIds(questions.map((question) => ({ question })))

describe('the link to a question', () => {
  it('ends in its words, without accents and punctuation', () => {
    expect(ids('Does it hurt?', '¿Qué es "20/20"?')).toEqual(['question-does-it-hurt', 'question-que-es-20-20'])
  })

  it('is cut after a whole word', () => {
    const [id = ''] = ids(`Why ${'do eyes water '.repeat(10)}?`)
    expect(id.length).toBeLessThanOrEqual('question-'.length + 60)
    expect(id).toMatch(/-(do|eyes|water)$/)
  })

  it('keeps a last word that just fits', () => {
    const words = `${'a'.repeat(29)} ${'b'.repeat(30)}`
    expect(ids(`${words} c`)).toEqual([`question-${words.replace(' ', '-')}`])
  })

  it('differs from that to another question with the same words', () => {
    expect(ids('Why?', 'Why!', 'Why')).toEqual(['question-why', 'question-why-2', 'question-why-3'])
  })

  it('is made from any script, and stays when a question is inserted before it', () => {
    const [pain, time] = ids('هل يؤلم؟', '要多久？')
    expect([pain, time]).toEqual([expect.stringMatching(/^question-\w{8}$/), expect.stringMatching(/^question-\w{8}$/)])
    expect(ids('为什么？', '要多久？')[1]).toBe(time)
  })

  it('is the same in both languages', () => {
    const site = siteOf(world('base'))
    const at = (url: string) => (pageAt(url, site).content as Article).questions[0]
    expect(at('/conditions/keratoconus')).toMatchObject({
      id: 'question-will-i-go-blind',
      question: 'Will I go blind?',
    })
    expect(at('/es/condiciones/queratocono')).toMatchObject({
      id: 'question-will-i-go-blind',
      question: '¿Voy a quedar ciego?',
    })
  })
})
