import type { Route, Site } from '../../site.ts'
import { type BareCity, bareCityOf } from './bare-city.ts'
import { withCity } from './with-city.ts'

// Thousands of pages differ only in a city's name, slug and drive time. After a few pages of a kind are rendered, the
// same templates render a pattern, with stand-ins for the three values. Cities of one kind are equally far away, and
// have the same map or none. Further pages are the pattern's pieces with their own values in between, at a fraction of
// the cost of rendering. A template may do more with a value than print it. To detect that, the first page made from a
// pattern is also rendered; if the two differ, all pages of that kind are rendered.

interface Pattern {
  /** The markup before, between and after the values, in UTF-8. */
  pieces: readonly Uint8Array[]
  /** The value after each piece but the last. */
  values: readonly Value[]
}

type Value = 'name' | 'slug' | 'minutes'

/** Private-use characters, which no text may contain. */
const standIns: Record<Value, string> = { name: '\uE000', slug: '\uE001', minutes: '\uE002' }
const anyStandIn = /[\uE000-\uE002]/

/** Allows only characters that HTML, JSON and URLs all write unescaped. */
const isPlain = (text: string) => /^[\p{L}\p{N} .-]+$/u.test(text)

/** A pattern is made at this page of a kind, counted from 1, which is then rendered twice. */
const patternFromPage = 3

/**
 * Makes the function that gives a route its page, from a pattern where there is one. Returned bytes are valid until the
 * next call.
 */
export function patternRenderer(
  site: Site,
  render: (route: Route, site: Site) => string,
): (route: Route) => string | Uint8Array {
  const seen = new Map<string, number>()
  const patterns = new Map<string, Pattern | undefined>()
  const withStandIns = new Map<string, ReturnType<typeof withCity>>()

  const makePattern = (route: Route, city: BareCity): Pattern | undefined => {
    const shape = shapeOf(city)
    let made = withStandIns.get(shape)
    if (made === undefined) {
      made = withCity(site, { ...city, ...standInsFor(city) })
      withStandIns.set(shape, made)
    }
    const { service } = route.source.madeOf!
    const lookalike = made.added.find(
      ({ source, language }) => source.madeOf?.service === service && language === route.language,
    )
    return lookalike === undefined ? undefined : split(render(lookalike, made.site), city)
  }

  return (route) => {
    const city = bareCityOf(route, site)
    if (city === undefined || !isPlain(city.name)) return render(route, site)
    const kind = `${route.source.madeOf!.service!.slug} ${route.language} ${shapeOf(city)}`
    const known = patterns.get(kind)
    if (known !== undefined) return filled(known, city)
    const html = render(route, site)
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    if (count === patternFromPage) {
      const pattern = makePattern(route, city)
      if (pattern !== undefined && Buffer.from(html).equals(filled(pattern, city))) patterns.set(kind, pattern)
    }
    return html
  }
}

/**
 * Templates may depend on the length of a value, as the title does, so a pattern serves only values of the same
 * lengths.
 */
const shapeOf = ({ name, slug, minutes, locationPage, locationText }: BareCity) =>
  `${name.length} ${slug.length} ${minutes?.length} ${locationPage} ${locationText}`

const standInsFor = (city: BareCity) => ({
  name: standIns.name.repeat(city.name.length),
  slug: standIns.slug.repeat(city.slug.length),
  ...(city.minutes !== undefined && { minutes: standIns.minutes.repeat(city.minutes.length) }),
})

/** Undefined when a stand-in was cut or changed on its way into the page. */
function split(html: string, city: BareCity): Pattern | undefined {
  const alternatives = Object.entries(standInsFor(city)).map(([value, standIn]) => `(?<${value}>${standIn})`)
  const pieces: Uint8Array[] = []
  const values: Value[] = []
  let end = 0
  for (const { index, 0: standIn, groups } of html.matchAll(new RegExp(alternatives.join('|'), 'g'))) {
    pieces.push(Buffer.from(html.slice(end, index)))
    values.push(Object.entries(groups!).find(([, found]) => found !== undefined)![0] as Value)
    end = index + standIn.length
  }
  pieces.push(Buffer.from(html.slice(end)))
  return pieces.some((piece) => anyStandIn.test(Buffer.from(piece).toString())) ? undefined : { pieces, values }
}

/** Shared by all pages: allocating a buffer for each would take most of a page's time. */
let scratch = Buffer.allocUnsafeSlow(1 << 16)

function filled({ pieces, values }: Pattern, city: BareCity): Uint8Array {
  const bytes: Record<Value, Buffer> = {
    name: Buffer.from(city.name),
    slug: Buffer.from(city.slug),
    minutes: Buffer.from(city.minutes ?? ''),
  }
  const size =
    pieces.reduce((sum, { length }) => sum + length, 0) + values.reduce((sum, value) => sum + bytes[value].length, 0)
  if (size > scratch.length) scratch = Buffer.allocUnsafeSlow(2 * size)
  let end = 0
  const add = (part: Uint8Array) => {
    scratch.set(part, end)
    end += part.length
  }
  for (const [at, piece] of pieces.entries()) {
    add(piece)
    const value = values[at]
    if (value !== undefined) add(bytes[value])
  }
  return scratch.subarray(0, end)
}
