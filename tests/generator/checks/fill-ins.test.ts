import { expect, it } from 'vitest'
import { suggestFillIn } from '../../../generator/checks/fill-ins.ts'

it('an unknown name in braces is answered with the general names where there are too many others to list', () => {
  const facts = Array.from({ length: 30 }, (_, index) => `fact.number-${index}`)
  const told = (name: string) => suggestFillIn(name, ['practice', 'phone', ...facts])
  expect(told('telefono')).toBe('Use one of: practice, phone.')
  expect(told('phoen')).toBe('Did you mean "phone"?')
  expect(told('fact.other')).toContain('30 known names')
})
