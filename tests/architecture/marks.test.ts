import { expect, test } from 'vitest'
import { files, textOf } from './code.ts'

const table = textOf('src/MARKS.md')
/** `data-open="appointment"` or `data-language`, as the table's first column writes it. */
const marks = table
  .split('\n')
  .filter((line) => line.startsWith('| `data-'))
  .flatMap((line) => [...line.split('|')[1]!.matchAll(/data-[a-z-]+(?:="\w[^"]*")?/g)].map(([mark]) => mark))
const nameOf = (mark: string) => mark.split('=')[0]!

const browser = files.filter((file) => file.startsWith('src/')).map(textOf)
const writers = files.map(textOf)
/** `pageName` for `data-page-name`, as scripts read it from a `dataset`. */
const inScript = (name: string) =>
  name.replace('data-', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test('the table of marks lists every attribute by which the browser finds an element of a page', () => {
  // The names of Sonner and of the editor, which belong to no page.
  const foreign = /^data-(sonner|studio)/
  const selected = browser.flatMap((text) =>
    [...text.matchAll(/\[(data-[a-z-]+(?:="\w[^"]*")?)\]/g)].map(([, mark]) => mark!),
  )
  expect(selected.length).toBeGreaterThan(20)
  const isListed = (mark: string) =>
    [`\`${mark}\``, `\`${nameOf(mark)}\``, `\`${mark}=`].some((each) => table.includes(each))
  const unlisted = selected.filter((mark) => !foreign.test(mark) && !isListed(mark))
  expect([...new Set(unlisted)].map((mark) => `Add a row for ${mark} to src/MARKS.md.`)).toEqual([])
})

test('the table of marks lists every behavior that few pages have', () => {
  const [, list = ''] = /const behaviours[^{]*\{(.*?)\n\}/s.exec(textOf('src/rare/start.ts'))!
  const names = [...list.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(2)
  const rare = names.map((name) => `data-rare="${name}"`).filter((mark) => !marks.includes(mark))
  expect(rare.map((mark) => `Add a row for ${mark} to src/MARKS.md.`)).toEqual([])
})

test('the browser reads every mark of the table, and something writes it', () => {
  expect(marks.length).toBeGreaterThan(30)
  const unread = marks.filter((mark) => {
    const name = nameOf(mark)
    return !browser.some((text) => text.includes(name) || new RegExp(`\\b${inScript(name)}\\b`).test(text))
  })
  const unwritten = marks.filter((mark) => {
    const name = nameOf(mark)
    const value = /="(.*)"/.exec(mark)?.[1] ?? ''
    return !writers.some((text) => (text.includes(name) || text.includes(inScript(name))) && text.includes(value))
  })
  expect({ unread, unwritten }).toEqual({ unread: [], unwritten: [] })
})
