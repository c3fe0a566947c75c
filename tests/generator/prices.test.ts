import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Article } from '../../generator/page.ts'
import { cleanWorlds, clearwater, copyOf, pageAt, siteOf } from '../support/world.ts'

afterAll(cleanWorlds)

const tablesOn = (url: string, folder = clearwater) =>
  (pageAt(url, siteOf(folder)).content as Article).sections.flatMap(({ blocks }) =>
    blocks.filter((block) => block.type === 'table'),
  )

describe('the prices that the owner gives', () => {
  it('stand in a table, with the day of the one that was confirmed first', () => {
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

  it('are written as readers of the other language write them', () => {
    const [table] = tablesOn('/es/about')
    expect(table).toMatchObject({ caption: 'Lo que paga sin seguro, al 1 de octubre de 2026' })
    expect(JSON.stringify(table)).toMatch(/\$120.{1,3}\$?180/)
  })

  it('are left out while nobody has confirmed them, also in a preview', () => {
    expect(JSON.stringify(tablesOn('/about'))).not.toContain('Screening')
  })

  it('leave no empty table behind when there are none', () => {
    const folder = copyOf(clearwater)
    rmSync(join(folder, 'prices.yaml'))
    expect(tablesOn('/about', folder)).toEqual([])
  })
})
