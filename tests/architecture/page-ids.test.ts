import { Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { pageIds } from '../../generator/urls.ts'
import { files, isExamples, parsed, textOf, withoutExamples } from './code.ts'

const routes = textOf('tests/fixtures/spec-routes.txt').split('\n').filter(Boolean)

/** The first segments of page addresses: `/conditions/dry-eye` -> `conditions`. */
const starts = new Set([...routes, ...Object.values(pageIds)].map((url) => url.split('/')[1]!).filter(Boolean))
/** A file without any of these need not be parsed, which takes most of the time. */
const mayHold = new RegExp(`pages/|[/(|](?:${[...starts].join('|')})`)
const inPattern = new RegExp(`(?:^|[/(|])(?:${[...starts].join('|')})(?=[/)|]|$)`)

/** An address that starts like a page's, or the file of a page. `/` does not count, as it is also a separator. */
const isPage = (text: string) =>
  (/^\/([\w-]+)(?=[/#?]|$)/.test(text) && starts.has(text.split(/[/#?]/)[1]!)) || /^pages\/./.test(text)

/** The page ids, page addresses and page files in a file's strings, templates and patterns. */
function idsSpelledIn(file: string): string[] {
  if (!mayHold.test(textOf(file))) return []
  const found: string[] = []
  new Visitor({
    Literal(node) {
      if ('regex' in node) {
        const pattern = node.regex.pattern.replaceAll('\\/', '/').replace(/^\^/, '')
        if (pattern.includes('/') && inPattern.test(pattern)) found.push(node.raw!)
      } else if (typeof node.value === 'string' && isPage(node.value)) found.push(node.value)
    },
    TemplateLiteral({ quasis: [first] }) {
      if (isPage(first!.value.raw)) found.push(first!.value.raw)
    },
  }).visit(withoutExamples(parsed(file).program))
  return found
}

test('page ids are spelled only in urls.ts and in the manifest', () => {
  const spelled = files
    .filter((file) => file !== 'generator/urls.ts' && !isExamples(file))
    .flatMap((file) => idsSpelledIn(file).map((id) => `${file} spells ${id}. Take it from generator/urls.ts.`))
  expect(spelled).toEqual([])
  expect(idsSpelledIn('generator/urls.ts')).not.toEqual([])
})
