import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readPages } from '../support/built-site.ts'

const site = inject('site')

test('the stylesheet has only utility classes that a page uses, and none that only a comment mentions', () => {
  const used = new Set(
    [site, inject('practice')]
      .flatMap(readPages)
      .flatMap(({ html }) => [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '))),
  )
  expect(utilities(site).filter((name) => !used.has(name))).toEqual([])
})

test('asymmetric padding, margins, borders and insets use the logical start and end, not left and right', () => {
  const value = String.raw`(?:[\w-]+\((?:[^()]|\([^()]*\))*\)|[^\s;()]+)`
  const fourSides = String.raw`(?:padding|margin|inset): ${value} (${value}) ${value} (?!\1;)${value};`
  const uneven = new RegExp(`${fourSides}|(?:padding|margin|border)-(?:left|right)\\b`)
  const files = ['templates/styles', 'src']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    // The editor is in English.
    .filter((file) => file.endsWith('.css') && !file.includes('studio'))
  expect(files.filter((file) => uneven.test(readFileSync(file, 'utf8')))).toEqual([])
})

// With such a rule, Chromium computes the styles of all elements again whenever anything is shown or hidden.
test('neither the main stylesheet nor that of a bar over the page uses :has() on the root or the body', () => {
  const main = readFileSync('templates/styles/main.css', 'utf8')
  const ofAll = Array.from(main.matchAll(/@import '\.\/([\w-]+\.css)'/g), ([, file]) => join('templates/styles', file!))
  const ofBars = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src', file))
  expect(ofAll.length).toBeGreaterThan(10)
  expect(ofBars.length).toBeGreaterThan(1)
  const files = [...ofAll, ...ofBars]
  expect(files.filter((file) => /(?::root|html|body):has\(/.test(readFileSync(file, 'utf8')))).toEqual([])
})

// Chromium loads an SVG image as a document of its own while it computes styles: 10 ms each on a slow phone.
test('no stylesheet loads a picture', () => {
  const urls = stylesheetsOf(site).flatMap((css) => [...css.matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url!))
  expect(urls.length).toBeGreaterThan(0)
  expect(urls.filter((url) => !url.endsWith('.woff2'))).toEqual([])
})

test('a browser that knows no < in media queries, such as the last one for an older iPhone, applies all of them', () => {
  const queries = [site, inject('practice')].flatMap(mediaQueries)
  expect(queries.length).toBeGreaterThan(50)
  // Such a browser knows `not` only before a media type.
  expect(queries.filter((query) => /[<>]|\bnot(?! (?:all|screen|print)\b)/.test(query))).toEqual([])
})

test('every filled shape and every background keeps its color in a browser without color-mix', () => {
  const styles = [site, inject('practice')].flatMap(stylesheetsOf).join('\n')
  const fills = [...styles.replace(/@supports \(color:color-mix\([^{]*\{[^}]*\}/g, '').matchAll(/fill:([^;}]+)/g)]
  expect(fills.length).toBeGreaterThan(20)
  // One with a variable is dropped only after it has replaced an earlier one.
  expect(fills.map(([, color]) => color!).filter((color) => color.startsWith('color-mix('))).toEqual([])
  // Of a gradient with one, nothing is left, not even its other color.
  expect(styles.match(/background:[^;}]*color-mix\([^;}]*/g)).toBeNull()
})

test('no stylesheet has two animations of one name, of which only one would ever run', () => {
  const names = stylesheetsOf(site).map((css) => [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!))
  expect(names.flat()).toContain('spin')
  expect(names.flatMap((each) => each.filter((name, at) => each.indexOf(name) !== at))).toEqual([])
})

test('all outlines of what has the focus have one color', () => {
  const outlines = stylesheetsOf(site)
    .join('\n')
    .matchAll(/:focus[^{}]*\{[^}]*outline:3px solid ([^;}]+)/g)
  expect(new Set([...outlines].map(([, color]) => color))).toEqual(new Set(['var(--color-accent)']))
})

test('a character is shown even by a browser that knows no alternative text for it, as Safari before 17.4', () => {
  const contents = [
    ...stylesheetsOf(site)
      .join('\n')
      .matchAll(/content:("[^"]*")( \/ "[^"]*")?/g),
  ]
  expect(contents.map(([, text]) => text)).toContain('"×"')
  const alone = contents.filter(([, text, alternative], at) => alternative && contents[at - 1]?.[1] !== text)
  expect(alone.map(([rule]) => rule)).toEqual([])
})

/** The conditions of all `@media` rules of a site, in its stylesheets and pages. */
function mediaQueries(folder: string): string[] {
  const inPages = readPages(folder).map(({ html }) => html)
  return [...stylesheetsOf(folder), ...inPages].flatMap((text) =>
    [...text.matchAll(/@media ?([^{]+)\{/g)].map(([, query]) => query!),
  )
}

/** The classes in Tailwind's utilities layer, which comes last in a stylesheet and is missing when empty. */
const utilities = (folder: string): string[] =>
  stylesheetsOf(folder).flatMap((css) => {
    const layer = css.split('@layer utilities{')[1]?.split(/@media|@font-face/)[0] ?? ''
    return [...layer.matchAll(/\.((?:\\.|[a-zA-Z-])(?:\\.|[\w-])*)/g)].map(([, name]) => name!.replaceAll('\\', ''))
  })

const stylesheetsOf = (folder: string): string[] =>
  readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, 'assets', file), 'utf8'))
