// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of code
import { type Program, type PropertyKey, parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { files, filesIn, isExamples, parsed, textOf, withoutExamples } from './code.ts'

// The site's languages are data: code must not depend on any one of them.

/** Files that may, and why. */
const exceptions: Record<string, string> = {
  'src/shared/word-rules.ts': 'rules of single languages, which a language can do without',
  'generator/text/joining-words.ts': 'words of single languages, which a language can do without',
  'generator/audit/reading-level.ts': 'rules of single languages, which a language can do without',
  'generator/checks/writing/doubled-words.ts': 'rules of single languages, which a language can do without',
  'generator/languages.ts': 'our own messages are in English',
  'src/i18n/site-languages.ts': 'a choice is stored by the English name of the language',
  'generator/author/init.ts': 'the starter is in two languages',
  'generator/author/starter.ts': 'the starter is in two languages',
  'generator/commands/terminal/confirm.ts': 'our own questions are in English',
  'src/studio/mount.tsx': 'our own messages are in English',
  'templates/page/problem-page.tsx': 'our own messages are in English',
}

/** The codes of all languages that our manifests are written in. */
const codes = new Set(
  [...filesIn('manifest'), ...filesIn('tests/fixtures/practices')]
    .filter((file) => file.endsWith('/languages.yaml'))
    .flatMap((file) => (parse(textOf(file)) as { code: string }[]).map(({ code }) => code)),
)
const list = [...codes].join('|')
/** `en`, `en-US`, `/es`, `/es/about`, `pages/es/`, `ui/en.yaml`. Sentences may contain them as examples. */
const inText = new RegExp(`^(?:${list})(?:[-_][A-Z]{2})?$|^(?:\\S*/)?(?:${list})(?:/\\S*|\\.ya?ml)?$`)
/** The same in a regular expression, where they may be alternatives in parentheses. */
const inPattern = new RegExp(`(?:^|[/(|^])(?:${list})(?=[/)|$]|$)`)

/** The strings, patterns, keys and properties that are about a single language. */
function languagesIn(program: Program): string[] {
  const found: string[] = []
  const named = (key: PropertyKey, isComputed: boolean) => {
    if (key.type === 'Identifier' && !isComputed && codes.has(key.name)) found.push(key.name)
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) {
        if (inPattern.test(node.regex.pattern.replaceAll('\\/', '/'))) found.push(node.raw!)
      } else if (typeof node.value === 'string' && inText.test(node.value)) found.push(node.raw!)
    },
    TemplateElement({ value }) {
      if (inText.test(value.raw)) found.push(value.raw)
    },
    Property({ key, computed }) {
      named(key, computed)
    },
    TSPropertySignature({ key, computed }) {
      named(key, computed)
    },
    MemberExpression({ property, computed }) {
      named(property, computed)
    },
  }).visit(program)
  return found
}

test('no code names a single language, except for language rules and our own messages', () => {
  expect(codes.size).toBeGreaterThan(3)
  const named = files
    .filter((file) => !isExamples(file) && !(file in exceptions))
    .flatMap((file) =>
      languagesIn(withoutExamples(parsed(file).program)).map((what) => `${file} holds ${what}: ask languages.yaml.`),
    )
  expect(named).toEqual([])
})

test('every listed exception is still needed', () => {
  for (const file of Object.keys(exceptions)) expect(languagesIn(parsed(file).program), file).not.toEqual([])
})

test.each([
  "language === 'en'",
  "page['es']",
  'page.es',
  'page?.text.ar',
  'const { es } = page',
  'const page = { en: 1 }',
  "const page = { 'es-US': 1 }",
  "type Language = 'en'",
  'type Page = { es?: string }',
  "'/es/about'",
  "'pages/es/'",
  "'ui/en.yaml'",
  '`${origin}/es`',
  '`/es/${path}`',
  '/^\\/es/',
  '/^\\/(en|es)(?=\\/)/',
  '<html lang="en" />',
])('is recognized as naming a single language: %s', (code) => {
  expect(languagesIn(parseSync('code.tsx', code).program)).toHaveLength(1)
})

test.each([
  "'enough'",
  "'/essays'",
  'page.end',
  "'yes'",
  '/\\/est/',
  '`${es}`',
  "'a file such as pages/es/about.yaml'",
])('is not taken for a language: %s', (code) => {
  expect(languagesIn(parseSync('code.tsx', code).program)).toEqual([])
})
