import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { emitIcons } from '../../../generator/emit/icons.ts'
import { emitSharePictures } from '../../../generator/emit/share-pictures.ts'
import { root } from '../../../generator/folders.ts'
import type { Bundle } from '../../../generator/page.ts'
import { heroArtNames, typefaceNames } from '../../../generator/parse/schemas/theme.ts'
import { loadBundle } from '../../../generator/render/bundle.ts'
import { sourceKeys } from '../../../generator/run/source-keys.ts'
import type { Site } from '../../../generator/site.ts'
import { applyTheme } from '../../../generator/theme/apply-theme.ts'
import { themeStyles } from '../../../generator/theme/theme-styles.ts'
import { partsOf, typefaceStyles, variableFontOf } from '../../../generator/theme/typefaces.ts'
import { renderHead } from '../../../templates/head.ts'
import { editText } from '../../support/edit-text.ts'
import { differences, publish, treeOf } from '../../support/published.ts'
import { setTheme, type ThemeName } from '../../support/themes.ts'
import { clearwater, copyOf, emptyFolder, pageAt, siteOf, world } from '../../support/world.ts'

function themed(name: ThemeName): Site {
  const folder = copyOf(clearwater)
  setTheme(name, folder)
  return siteOf(folder)
}

let bundle: Bundle
let css: string
beforeAll(async () => {
  bundle = await loadBundle(sourceKeys().bundle, () => {})
  css = stylesOf(bundle)
})

const stylesOf = ({ assets, folder, made = [] }: Bundle): string => {
  const file = assets.styles[0]!.slice(1)
  const own = made.find((each) => each.file === file)
  return own === undefined ? readFileSync(join(folder, 'client', file), 'utf8') : String(own.bytes)
}

describe('the stylesheet of a practice', () => {
  it('is that of all practices without a theme, or with an empty one', () => {
    expect(applyTheme(bundle, {})).toBe(bundle)
    expect(themeStyles(css, {}, undefined)).toBe(css)
  })

  it('differs from that of another practice, and so does its address', () => {
    const [one, other] = (['river', 'orchard'] as const).map((name) => applyTheme(bundle, themed(name).manifest.theme))
    expect(stylesOf(one!)).not.toBe(stylesOf(other!))
    expect(one!.assets.styles).not.toEqual(other!.assets.styles)
    expect(one!.key).not.toBe(other!.key)
    for (const { assets, files } of [one!, other!]) {
      expect(files).not.toContain(bundle.assets.styles[0]!.slice(1))
      expect(files.filter((file) => file.endsWith('.woff2'))).toEqual([])
      expect(assets.fonts).not.toEqual(bundle.assets.fonts)
    }
  })

  it('has its colors in place of the default ones, so that it is no longer and keeps its order', () => {
    const own = themeStyles(css, { colors: { brand: '#1d4ed8', accent: '#9d174d' } }, undefined)
    expect(own.match(/--color-brand:[^;}]*/g)).toHaveLength(css.match(/--color-brand:[^;}]*/g)!.length)
    expect(own).toContain('--color-brand:#1d4ed8')
    expect(own).not.toContain('--color-brand:#0f766e')
    expect(Math.abs(own.length - css.length)).toBeLessThan(120)
    // Print is black on white for every practice.
    const print = (text: string) => /@media print\{:root\{[^}]*\}/.exec(text)![0]
    expect(print(own)).toBe(print(css))
  })

  it('loads one typeface', () => {
    for (const name of typefaceNames.filter((each) => typefaceStyles(each) !== undefined)) {
      const typeface = typefaceStyles(name)!
      const own = themeStyles(css, {}, typeface)
      expect(own.match(/url\([^)]*\.woff2\)/g), name).toEqual(typeface.files.map(({ file }) => `url(/${file})`))
      expect(own).toContain(`--font-sans:${typeface.stack}`)
    }
  })

  it('has the art chosen by the practice', () => {
    const drawn = heroArtNames.map((heroArt) => themeStyles(css, { heroArt }, undefined))
    expect(new Set(drawn).size).toBe(heroArtNames.length)
  })

  it('is refused when it is not laid out as the theme expects', () => {
    expect(() => themeStyles('body{color:red}', { corners: 'round' }, undefined)).toThrow(/no block of tokens/)
  })
})

describe('the typefaces on offer', () => {
  it('are preloaded with their rarer letters in a language whose words have some', () => {
    const folder = editText(copyOf(clearwater), 'ui/es.yaml', /toContent: .*/, 'toContent: Przejdź do treści')
    const site = siteOf(folder)
    for (const { assets } of [bundle, applyTheme(bundle, themed('orchard').manifest.theme)]) {
      const preloadedAt = (url: string) => {
        const page = pageAt(url, site)
        const head = renderHead(page, site.layout(page.language), assets)
        return [...head.matchAll(/href="([^"]*)" as="font"/g)].map(([, file]) => /-(common|rest)\./.exec(file!)![1])
      }
      expect(preloadedAt('/about')).toEqual(['common'])
      expect(preloadedAt('/es/about')).toEqual(['common', 'rest'])
    }
  })

  it.each(typefaceNames)('include %s, for pages and for pictures', (name) => {
    expect(partsOf(name).filter((part) => !existsSync(variableFontOf(name, part)))).toEqual([])
    const files = readdirSync(join(root, 'node_modules/@fontsource', name, 'files'))
    for (const weight of [400, 700]) expect(files).toContain(`${name}-latin-${weight}-normal.woff`)
  })
})

describe('the look of the practice elsewhere', () => {
  it('follows its colors in icons, web manifest and share pictures', () => {
    const [plain, river] = [siteOf(copyOf(clearwater)), themed('river')]
    const keys = new Map(emitIcons(plain).map(({ file, key }) => [file, key]))
    for (const { file, key } of emitIcons(river)) expect(keys.get(file), file).not.toBe(key)
    const before = new Set(emitSharePictures(plain).map(({ file }) => file))
    expect(emitSharePictures(river).filter(({ file }) => before.has(file))).toEqual([])
  })

  it('has a logo without words on the icons, but the plain mark if the logo contains the name', () => {
    const svg = (site: Site) =>
      emitIcons(site)
        .find(({ file }) => file === 'favicon.svg')!
        .bytes()
    expect(svg(themed('river'))).toContain('data:image/svg+xml;base64,')
    expect(svg(themed('orchard'))).not.toContain('data:')
    expect(svg(themed('orchard'))).toContain('#166534')
  })

  it('includes the logo for search engines', () => {
    const logoOf = (site: Site) => /"logo":"([^"]*)"/.exec(JSON.stringify(pageAt('/', site).structuredData))?.[1]
    expect(logoOf(themed('river'))).toMatch(/^https:\/\/.*\/logos\/drop-[0-9a-f]{10}\.svg$/)
    expect(logoOf(siteOf(clearwater))).toBeUndefined()
  })
})

describe('publishing', () => {
  it('follows every change of the theme, and gives the old site byte for byte when it is removed', {
    tags: ['soak'],
  }, async () => {
    const [manifest, out] = [world('base'), join(emptyFolder(), 'dist')]
    const stylesheet = () =>
      /href="(\/assets\/static\/[^"]*\.css)"/.exec(readFileSync(join(out, 'index.html'), 'utf8'))![1]!
    const read = () => readFileSync(join(out, stylesheet()), 'utf8')
    await publish(manifest, out)
    const [plain, plainName] = [treeOf(out), stylesheet()]

    setTheme('river', manifest)
    const first = await publish(manifest, out)
    const riverName = stylesheet()
    expect(first.counts!.rendered).toBe(first.counts!.pages)
    expect(read()).toContain('--color-brand:#1d4ed8')
    expect(existsSync(join(out, plainName))).toBe(false)

    const file = join(manifest, 'theme.yaml')
    editText(manifest, 'theme.yaml', '#9d174d', '#7c2d12')
    await publish(manifest, out)
    expect(stylesheet()).not.toBe(riverName)
    expect(read()).toContain('--color-accent:#7c2d12')
    expect(existsSync(join(out, riverName))).toBe(false)

    rmSync(file)
    rmSync(join(manifest, 'logos'), { recursive: true })
    await publish(manifest, out)
    expect(differences(treeOf(out), plain)).toEqual([])
  })
})
