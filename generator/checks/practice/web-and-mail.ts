import { distance } from 'fastest-levenshtein'
import { editValue } from '../../edit/edit-value.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { emailAddress, webAddress } from '../../parse/schemas/text.ts'
import { slipsBetween } from '../../problems/nearest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'

/** The mail providers of most practices without a domain of their own. */
const providers = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'comcast.net', 'verizon.net']

/** Real providers whose names look like a misspelling of another. */
const alike = ['mail.com', 'email.com', 'ymail.com', 'gmx.com']

/** A site address with more than a host or with capitals, and a mail address at a misspelled provider. */
export function checkWebAndMail({ practiceSource: source, practice }: LooseManifest): Problem[] {
  return [...otherAddress(source, practice.url), ...misspelledEmail(source, practice.email)]
}

function otherAddress(source: Source, url: unknown): Problem[] {
  if (typeof url !== 'string' || !webAddress.safeParse(url).success) return []
  const { origin } = new URL(url)
  if (url === origin) return []
  const message =
    url.toLowerCase() === origin
      ? `"${url}" has capital letters, and browsers and search engines write it without`
      : `"${url}" is more than the address of the site: pages add their own path to it`
  const edit = editValue(source, ['url'], origin)
  return [problem('BAD_URL', locate(source, ['url']), message, `Write "${origin}".`, [edit])]
}

function misspelledEmail(source: Source, email: unknown): Problem[] {
  const address = asGroup(email).value
  if (typeof address !== 'string' || !emailAddress.safeParse(address).success) return []
  const domain = address.slice(address.indexOf('@') + 1).toLowerCase()
  const meant = meantDomain(domain)
  if (meant === undefined) return []
  const path = ['email', 'value']
  const better = address.slice(0, -domain.length) + meant
  const edit = editValue(source, path, better)
  const message = `mail to ${domain} would not arrive if ${meant} is meant`
  return [problem('UNLIKELY_EMAIL', locate(source, path), message, `Write "${better}".`, [edit])]
}

function meantDomain(domain: string): string | undefined {
  if (providers.includes(domain) || alike.includes(domain)) return undefined
  const provider = providers.find((each) => slipsBetween(each, domain) <= 1 || isMisspelled(each, domain))
  return provider ?? (/\.(con|cmo|ocm|comm|vom|xom|cpm)$/.test(domain) ? domain.replace(/[^.]+$/, 'com') : undefined)
}

/**
 * Whether there are two slips in a long name. Not in its first letter or its ending: hotmail.ca and outlook.cl belong to
 * the same providers in other countries.
 */
const isMisspelled = (provider: string, domain: string) =>
  provider.length > 9 &&
  distance(provider, domain) <= 2 &&
  provider[0] === domain[0] &&
  endingOf(provider) === endingOf(domain)

const endingOf = (domain: string) => domain.slice(domain.lastIndexOf('.'))
