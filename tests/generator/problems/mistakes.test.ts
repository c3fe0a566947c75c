import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../generator/problems/problems.ts'
import { groups, openPractice } from '../../support/mistakes.ts'
import { someOf } from '../../support/soak.ts'

const make = openPractice()

/** Leaves out the warning that every new city causes, as its drive time has to be guessed. */
const isNew = ({ code }: Problem) => code !== 'DEFAULT_DRIVE_TIME'

describe.each(Object.entries(groups))('a case in mistakes/%s.yaml', (_, all) => {
  const mistakes = someOf(all, 3)
  const wrong = mistakes.filter(({ code }) => code !== undefined)
  const fine = mistakes.filter(({ code }) => code === undefined)

  it.each(wrong.map((each) => [each.name, each] as const))('is reported: %s', (_, mistake) => {
    const { problems, lines, left } = make(mistake)
    const [file, line] = (mistake.at ?? mistake.move ?? mistake.copy ?? mistake.file).split(':')
    const [from, to] = line === undefined ? lines : [Number(line), Number(line)]
    const there = problems.filter((problem) => problem.file === file && problem.line >= from && problem.line <= to)
    expect(there.map(({ code }) => code)).toContain(mistake.code)
    expect(left?.filter(isNew).map(({ code, message }) => `${code} ${message}`)).toEqual(mistake.fixable && [])
  })

  if (fine.length > 0)
    it.each(fine.map((each) => [each.name, each] as const))('is accepted: %s', (_, mistake) => {
      const { problems } = make(mistake)
      expect(problems.filter(isNew).map(({ code, message }) => `${code} ${message}`)).toEqual([])
    })
})
