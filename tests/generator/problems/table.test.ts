import { describe, expect, it } from 'vitest'
import { table } from '../../../generator/problems/table.ts'

describe('a table for the terminal', () => {
  it('has columns as wide as their widest cell, and no spaces at the end of a line', () => {
    expect(
      table([
        ['/', 'home'],
        ['/about', 'prose'],
      ]),
    ).toBe('/       home\n/about  prose')
  })

  it('aligns columns of numbers to the right', () => {
    expect(
      table(
        [
          ['en', '9'],
          ['es', '120'],
        ],
        { right: [1] },
      ),
    ).toBe('en    9\nes  120')
  })

  it('has room for the pages of the largest site', () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => [`/${index}`, 'location'])
    expect(table(rows).split('\n')).toHaveLength(200_000)
  })
})
