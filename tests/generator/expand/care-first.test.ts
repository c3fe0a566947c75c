import { describe, expect, test } from 'vitest'
import { careFirst } from '../../../generator/expand/care-first.ts'

const care = { care: { level: 'urgent' as const, signs: ['new-floaters'], items: [] } }
const reading = { id: 'what-it-is', blocks: ['A gel fills the eye.'] }
const advice = { id: 'how-soon', blocks: ['Most of it can wait.', care] }
const treatment = { id: 'steps', blocks: [{ list: ['We look first.'] }, care] }

const idsOn = (page: Parameters<typeof careFirst>[1]) =>
  careFirst([reading, treatment, advice], page).map(({ id }) => id)

describe('advice that cannot wait', () => {
  test('comes first on a page about a condition, while the rest keeps its order', () => {
    expect(idsOn({ kind: 'condition', schemaType: 'MedicalCondition' })).toEqual(['how-soon', 'what-it-is', 'steps'])
  })

  test('stays in place on a page about a treatment, where it follows from the steps', () => {
    expect(idsOn({ kind: 'condition', schemaType: 'MedicalTherapy' })).toEqual(['what-it-is', 'steps', 'how-soon'])
  })

  test('stays where its author put it on a guide, which is read from the start', () => {
    expect(idsOn({ kind: 'guide' })).toEqual(['what-it-is', 'steps', 'how-soon'])
  })
})
