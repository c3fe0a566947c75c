import { describe, expect, it } from 'vitest'
import { isError } from '../../../generator/problems/problems.ts'
import { plainText } from '../../../src/shared/plain-text.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, loaded, pageAt, siteOf } from '../../support/world.ts'

const introAt = (url: string, folder = clearwater) => plainText(pageAt<'prose'>(url, siteOf(folder)).content.intro)

describe("the doctor's name in a text", () => {
  it('has the form that its sentence names, as the language of the text writes it', () => {
    expect(introAt('/es/about')).toContain('El Dr. Jordan Avery tiene ')
    expect(introAt('/es')).toContain('de una sola persona, el Dr. Jordan Avery, optometrista')
  })

  it('is the name itself in a language that has no such form', () => {
    const folder = editText(copyOf(clearwater), 'pages/about.yaml', '{doctor} has', '{doctor.start} has')
    expect(introAt('/about', folder)).toContain('. Dr. Jordan Avery has ')
  })

  it('cannot have a form that no language has', () => {
    const folder = editText(copyOf(clearwater), 'pages/about.yaml', '{doctor.start}', '{doctor.stat}')
    const { problems } = loaded(folder)
    expect(problems.find(({ code }) => code === 'UNKNOWN_FILL_IN')?.fix).toBe('Did you mean "doctor.start"?')
  })

  it('is not reported as well where the doctor is written as a list, whose forms are not known', () => {
    const folder = editText(copyOf(clearwater), 'practice.yaml', 'doctor:\n', 'doctor:\n  - Dr. Sam Lee\nformerly:\n')
    const { problems } = loaded(folder)
    expect(problems.filter(isError).map(({ code, file }) => `${code} ${file}`)).toEqual([
      'WRONG_TYPE practice.yaml',
      'UNKNOWN_KEY practice.yaml',
    ])
  })
})
