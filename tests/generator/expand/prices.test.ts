import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Article } from '../../../generator/page.ts'
import { changedManifest } from '../../support/changed-manifest.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, loaded, pageAt, siteOf, world } from '../../support/world.ts'

const tablesOn = (url: string, folder = clearwater) =>
  (pageAt(url, siteOf(folder)).content as Article).sections.flatMap(({ blocks }) =>
    blocks.filter((block) => block.type === 'table'),
  )

describe('the prices given by the owner', () => {
  it('are in a table, with the date of the earliest confirmation', () => {
    expect(tablesOn('/about')).toEqual([
      {
        type: 'table',
        caption: 'What you pay without insurance, as of October 1, 2026',
        columns: ['Service', 'Price', 'Includes'],
        rows: [
          ['Eye exam for adults', '$120 – $180', 'The check for new glasses'],
          ['Contact lens check', '$45', '–'],
        ],
      },
    ])
  })

  it('are formatted for readers of the other language', () => {
    const [table] = tablesOn('/es/about')
    expect(table).toMatchObject({ caption: 'Lo que paga sin seguro, al 1 de octubre de 2026' })
    expect(JSON.stringify(table)).toMatch(/\$120.{1,3}\$?180/)
  })

  it('are in the currency of the practice', () => {
    const [table] = tablesOn('/about', changedManifest({ currency: 'GBP' }))
    expect(table).toMatchObject({ rows: [[expect.anything(), '£120 – £180', expect.anything()], expect.anything()] })
  })

  it('are left out until somebody has confirmed them, even in a preview', () => {
    expect(JSON.stringify(tablesOn('/about'))).not.toContain('Screening')
  })

  it('leave no empty table behind if there are none', () => {
    const folder = copyOf(clearwater)
    rmSync(join(folder, 'prices.yaml'))
    expect(tablesOn('/about', folder)).toEqual([])
  })

  it('leave no heading behind when a section has nothing else', () => {
    const idsOn = (folder: string) => (pageAt('/about', siteOf(folder)).content as Article).sections.map(({ id }) => id)
    const folder = editText(
      copyOf(clearwater),
      'pages/about.yaml',
      /^ +- (Here is what a|Aquí).*\n( +- prices: true\n) +- calendar.*\n/gm,
      '$2',
    )
    expect(idsOn(folder)).toContain('keep-it')
    rmSync(join(folder, 'prices.yaml'))
    expect(idsOn(folder)).not.toContain('keep-it')
  })
})

it.each([
  ['USD', 1],
  ['JPY', 1],
  ['KWD', 0],
])('a price of 1.200 in %s is reported unless the currency has three decimals', (currency, count) => {
  const folder = world('points-stand-in-numbers')
  appendFileSync(join(folder, 'practice.yaml'), `currency: ${currency}\n`)
  const { problems } = loaded(folder)
  const found = problems.filter(({ code, message }) => code === 'FOREIGN_NUMBER' && message.startsWith('"1.200"'))
  expect(found).toHaveLength(count)
})
