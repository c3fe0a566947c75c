import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { examples as strips } from '../../templates/parts/partner-strip.examples.tsx'
import { examples as photos } from '../../templates/parts/photo.examples.tsx'
import { examples } from '../../templates/parts/picture.examples.tsx'
import { examples as teams } from '../../templates/parts/team.examples.tsx'
import { exampleHtml } from '../support/example-html.ts'

const html = (name: string) => exampleHtml(examples[name]!)

describe('a picture', () => {
  test('is loaded lazily, with its space reserved', () => {
    expect(html('lazy')).toMatch(/<svg [^>]*width="1200" height="800" viewBox="0 0 1200 800"/)
    expect(html('lazy')).toMatch(/<img src="\/images\/office\.jpg" alt="The waiting room" [^>]*loading="lazy"/)
  })

  test('on the first screen of a page is fetched at once, with high priority', () => {
    expect(html('first')).toContain('fetchpriority="high"')
    expect(html('first')).not.toContain('loading=')
  })

  test('can show a blurred copy while it loads, hidden from screen readers', () => {
    expect(html('blurred')).toMatch(/<img class="picture-blur" src="data:image\/gif;base64,[^"]+" alt=""/)
    expect(html('lazy')).not.toContain('picture-blur')
  })

  test('is offered in every format and width, the lightest format first, with the width it is shown at', () => {
    const sizes = 'sizes="(width &lt; 48rem) 100vw, 42rem"'
    expect(html('inItsWidths')).toContain(
      `<picture><source type="image/avif" srcset="/images/office-320.avif 320w, /images/office-1200.avif 1200w" ${sizes}><img src="/images/office.jpg" srcset="/images/office-320.jpg 320w, /images/office-1200.jpg 1200w" ${sizes}`,
    )
  })
})

describe('a photo', () => {
  const photo = (name: string) => exampleHtml(photos[name]!)

  test('at the top of a page is fetched at once, and any other when it comes near', () => {
    expect(photo('on top')).toContain('fetchpriority="high"')
    expect(photo('on top')).not.toContain('loading=')
    expect(photo('in the text')).toContain('loading="lazy"')
  })

  test('is no wider than the text and no higher than a screen, in its own proportions', () => {
    expect(photo('in the text')).toContain('viewBox="0 0 672 448"')
    expect(photo('higher than wide')).toContain('viewBox="0 0 373 560"')
    expect(photo('higher than wide')).toContain('sizes="(max-width: 405px) calc(100vw - 2rem), 373px"')
  })

  test('has a caption where there is one', () => {
    expect(photo('in the text')).toContain('<figcaption>Chairs with and without arms.</figcaption>')
    expect(photo('without a caption')).not.toContain('figcaption')
  })
})

describe('the team', () => {
  const team = (name: string) => exampleHtml(teams[name]!)

  test('without photos, is the doctor by name and credentials, with the facts', () => {
    expect(team('without photos')).toContain('<h2>Dr. Robin Vale, O.D.</h2><dl>')
    expect(team('without photos')).not.toMatch(/<img|<ul|<figure/)
  })

  test('with photos, has portraits in their own proportions next to the facts, and the office in full width', () => {
    expect(team('with photos').match(/viewBox="0 0 256 320"/g)).toHaveLength(2)
    expect(team('with photos')).toContain('sizes="(max-width: 288px) calc(100vw - 2rem), 256px"')
    expect(team('with photos')).toContain('viewBox="0 0 672 448"')
  })
})

/** The practice's own logo, which is seen first and has no loading state to show. */
const ownLogo = join('layout', 'logo.tsx')

test('no template has an image outside the picture part', () => {
  const folder = join(root, 'templates')
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && ![ownLogo, join('parts', 'picture.tsx')].includes(file))
    .filter((file) => /<(img|picture)\b/.test(readFileSync(join(folder, file), 'utf8')))
  expect(others).toEqual([])
})

test('a brand is shown by its logo, or by its name where there is none', () => {
  expect(renderToStaticMarkup(strips.brands)).toContain('<li>Zeiss</li>')
  expect(renderToStaticMarkup(strips.logos)).toMatch(/<li><span [^>]*>.*?<img src="\/images\/zeiss\.svg" alt="Zeiss"/)
})
