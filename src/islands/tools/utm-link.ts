import { utmNames } from '../../shared/utm.ts'

export type UtmValues = Readonly<Record<(typeof utmNames)[number], string>>

/**
 * The absolute URL of `page` on `site`, with the tags that have a value. `page` is a path, or a URL of that site whose
 * own tags are replaced. `undefined` if it leads to another site or is not a web address.
 */
export function utmLink(site: string, page: string, values: UtmValues): string | undefined {
  const home = new URL(site)
  const target = parse(page.trim(), home)
  if (target?.host !== home.host) return undefined
  // Built from scratch: only the parts named here are taken from the given address.
  const link = new URL(home.origin)
  link.pathname = target.pathname
  link.search = target.search
  link.hash = target.hash
  for (const name of utmNames) {
    const value = values[name].trim()
    if (value === '') link.searchParams.delete(`utm_${name}`)
    else link.searchParams.set(`utm_${name}`, value)
  }
  return link.href
}

function parse(address: string, home: URL): URL | undefined {
  try {
    return new URL(address, home)
  } catch {
    return undefined
  }
}

/** Whether a value looks like a person's email address, phone number, birth date or record number. */
export const looksPersonal = (value: string) =>
  /@/.test(value) || /\d(?:[\s().-]?\d){6}/.test(value) || /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/.test(value)
