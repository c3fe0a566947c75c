import { editValue } from '../../edit/edit-value.ts'
import { removeAt } from '../../edit/remove-at.ts'
import { isOutside } from '../../expand/redirects.ts'
import type { LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { nearest } from '../../problems/nearest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { redirectFor, rulesByPath } from '../../redirect-rules.ts'
import { onlyLanguage, urlOf, withoutPrefix } from '../../urls.ts'
import { suggestPage } from '../links/meant-page.ts'
import { isPage, isPageAddress, type Names } from '../names.ts'
import { badOldAddress, badTarget } from './redirect-addresses.ts'

interface Redirect {
  entry: LooseEntry
  from: string
  to: string
}

/** The redirect that visitors come to next. */
type NextOf = (redirect: Redirect) => Redirect | undefined

/** Redirects with malformed addresses, and redirects that lead to no page, to another redirect or in a circle. */
export function checkRedirects(loose: LooseManifest, names: Names): Problem[] {
  const redirects = loose.lists['redirects.yaml'].flatMap((entry): Redirect[] => {
    const { from, to } = entry.value
    return typeof from === 'string' && typeof to === 'string' ? [{ entry, from: from.trim(), to: to.trim() }] : []
  })
  const mayMatch = rulesByPath(redirects)
  const nextOf = ({ to }: Redirect) => mayMatch(to).find((each) => redirectFor(to, [each]) !== undefined)
  const reported = new Set<Redirect>()
  return redirects.flatMap((redirect) => {
    const bad = [
      ...badOldAddress(redirect.entry, redirect.from, loose),
      ...badTarget(redirect.entry, redirect.to, loose, names),
    ]
    return bad.length > 0 ? bad : deadEnd(redirect, nextOf, reported, names)
  })
}

/** What is wrong with the target of a well-formed redirect. A circle is reported once, where it is first entered. */
function deadEnd(redirect: Redirect, nextOf: NextOf, reported: Set<Redirect>, names: Names): Problem[] {
  const { entry, to } = redirect
  /** Whether visitors arrive: at a page, or at another site. */
  const leadsOut = (each: Redirect) => isOutside(each.to) || isPage(each.to, names) || isPageAddress(each.to, names)
  if (leadsOut(redirect)) return []
  const hops = hopsFrom(redirect, nextOf, leadsOut)
  const last = hops.at(-1)!
  if (leadsOut(last)) return [chain(redirect, last)]
  const next = nextOf(last)
  if (next === undefined) {
    // If it passes through other redirects, the last of them is reported instead.
    if (hops.length > 1) return []
    const place = locate(entry.source, [...entry.path, 'to'])
    return [problem('UNKNOWN_PAGE', place, `there is no page "${to}"`, suggestTarget(to, names))]
  }
  const circle = hops.slice(hops.indexOf(next))
  if (reported.has(next)) return []
  for (const each of circle) reported.add(each)
  return [loop(circle)]
}

/** What to write instead of a target that is not a page. In one language, it is the address of a page there. */
function suggestTarget(to: string, names: Names): string {
  const { languages } = names
  const only = onlyLanguage(to, languages)
  const meant = only && nearest(withoutPrefix(to, languages), [...names.pages])
  return only === undefined || meant === undefined
    ? suggestPage(to, names)
    : `Did you mean "${urlOf(meant, only, languages)}"?`
}

/** The redirects that visitors pass through from this one on, itself first, each once. */
function hopsFrom(redirect: Redirect, nextOf: NextOf, leadsOut: (redirect: Redirect) => boolean): Redirect[] {
  const hops = new Set([redirect])
  for (let last = redirect; !leadsOut(last); ) {
    const next = nextOf(last)
    if (next === undefined || hops.has(next)) break
    hops.add(next)
    last = next
  }
  return [...hops]
}

function loop(circle: readonly Redirect[]): Problem {
  const [first, ...others] = circle as [Redirect, ...Redirect[]]
  const { source, path } = first.entry
  const place = locate(source, [...path, 'to'])
  if (others.length === 0) {
    const edit = removeAt(source, path)
    const message = `${first.from} is redirected to itself`
    return problem('REDIRECT_LOOP', place, message, 'Remove the redirect.', [edit])
  }
  const lines = others.map(({ entry }) => `${source.file}:${locate(source, entry.path).line}`).join(', ')
  const steps = [first.from, ...others.map(({ from }) => from), first.from].join(' to ')
  const fix = 'Point one of them to a page, and the others to the same page.'
  return problem('REDIRECT_LOOP', place, `visitors go from ${steps} forever; see also ${lines}`, fix)
}

function chain({ entry: { source, path }, to }: Redirect, last: Redirect): Problem {
  const { line } = locate(source, last.entry.path)
  const edit = editValue(source, [...path, 'to'], last.to)
  const message = `${to} is an old address itself, which line ${line} redirects to ${last.to}`
  return problem('REDIRECT_CHAIN', locate(source, [...path, 'to']), message, `Write "${last.to}".`, [edit])
}
