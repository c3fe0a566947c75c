import { gzipSync } from 'node:zlib'
import type { LayoutData } from '../../generator/page.ts'
import { escapeText } from '../../src/shared/escape-text.ts'
import type { Part } from './rendered-parts.ts'
import { type Scheme, schemes } from './schemes.ts'
import type { Rendered } from './serve-gallery.ts'

/** In CSS pixels: a phone, a tablet, a desktop. */
const widths = [390, 768, 1280]

/** One language in one scheme. */
interface Look {
  layout: LayoutData
  scheme: Scheme
}

/**
 * The page of all parts, or of the requested one. `language` and `scheme` choose the looks, or "all" of them.
 * By default one part has all looks, and many parts have the first one. Undefined when there is no such part.
 */
export function galleryPage(
  asked: URLSearchParams,
  layouts: readonly LayoutData[],
  { parts, renderExample }: Rendered,
): string | undefined {
  const name = asked.get('part')
  const shown = parts.filter((part) => name === null || part.name === name)
  if (shown.length === 0) return undefined
  const usual = name === null ? undefined : all
  const languages = chosen(
    layouts.map(({ language }) => language),
    asked.get('language') ?? usual,
  )
  const looks = layouts
    .filter(({ language }) => languages.includes(language))
    .flatMap((layout) => chosen(schemes, asked.get('scheme') ?? usual).map((scheme): Look => ({ layout, scheme })))
  const weigh = (part: string, example: string) => {
    const html = renderExample(part, example, looks[0]!.layout)!
    return gzipSync(html, { level: 9 }).length
  }
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${name ?? 'All parts'} - gallery</title>` +
    `<link rel="stylesheet" href="/tests/gallery/gallery.css">` +
    `<script type="module" src="/@vite/client"></script>` +
    `<script type="module" src="/tests/gallery/in-browser.ts"></script></head><body>` +
    `<nav aria-label="Parts">${choices(asked, layouts)}<a href="/">All parts</a>` +
    `<label>Find <input type="search" name="find"></label><ul>${parts.map(entry).join('')}</ul></nav>` +
    `<main>${shown.map((part) => section(part, looks, weigh)).join('')}</main></body></html>`
  )
}

const all = 'all'

/** All looks, the requested one, or the first. */
function chosen<T extends string>(known: readonly T[], asked: string | undefined): readonly T[] {
  if (asked === all) return known
  return [known.find((each) => each === asked) ?? known[0]!]
}

/** A form to choose other looks of the same parts. */
function choices(asked: URLSearchParams, layouts: readonly LayoutData[]): string {
  const part = asked.get('part')
  const select = (name: string, values: readonly string[]) => {
    const now = asked.get(name) ?? (part === null ? values[0] : all)
    const options = [...values, all].map((value) => `<option${value === now ? ' selected' : ''}>${value}</option>`)
    return `<label>${name} <select name="${name}">${options.join('')}</select></label>`
  }
  const languages = layouts.map(({ language }) => language)
  const same = part === null ? '' : `<input type="hidden" name="part" value="${escapeText(part)}">`
  return `<form>${same}${select('language', languages)}${select('scheme', schemes)}<button>Show</button></form>`
}

const entry = ({ name, examples }: Part) =>
  `<li data-name="${name}"><a href="/?part=${name}">${name}</a> ${examples.length}</li>`

function section(
  { name, file, examples }: Part,
  looks: readonly Look[],
  weigh: (part: string, example: string) => number,
): string {
  const source = `<a class="source" href="/__open-in-editor?file=${file}">${file}</a>`
  const shown = examples.map(
    (example) =>
      `<h3>${escapeText(example)} <small>${weigh(name, example)} bytes gzipped</small></h3>` +
      looks.map((look) => `<div class="look">${frames(name, example, look)}</div>`).join(''),
  )
  return `<section data-name="${name}"><h2>${name} ${source}</h2>${shown.join('')}</section>`
}

function frames(part: string, name: string, { layout: { language }, scheme }: Look): string {
  const query = new URLSearchParams({ part, name, language, scheme })
  const src = `/example?${escapeText(query.toString())}`
  return widths
    .map((width) => {
      const title = escapeText(`${part}, ${name}: ${language}, ${scheme}, ${width} px`)
      const frame = `<iframe title="${title}" loading="lazy" width="${width}" src="${src}"></iframe>`
      return `<figure><figcaption>${language}, ${scheme}, ${width} px</figcaption>${frame}</figure>`
    })
    .join('')
}
