import { expect, it } from 'vitest'
import { valuesBeside } from '../../../generator/dev/studio/values-beside.ts'
import { readYaml } from '../../../generator/read/read-yaml.ts'

const file = 'practice.yaml'
const text = `rating: { value: 4.9, count: 150 }
claims:
  - { id: rating-value, en: "4.9" }
  - { id: rating-scale, en: "5" }
`
const sources = [{ file, text, value: readYaml(file, text).value }]
const beside = (claim: number) =>
  valuesBeside({ file, path: ['claims', claim, 'en'] }, sources, ['en']).map(({ path }) => path.join('.'))

it('a claim that repeats the rating is saved together with it, and one about another rating by itself', () => {
  expect(beside(0)).toEqual(['rating.value', 'rating.count', 'claims.0.en'])
  expect(beside(1)).toEqual([])
})
