import { isWebAddress } from '../../../src/shared/web-address.ts'
import { replaceInside } from '../../edit/replace-inside.ts'
import { mayBeMade } from '../../emit/own-files.ts'
import type { ProblemCode } from '../../problems/catalogue.ts'
import { certain, suggest } from '../../problems/nearest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside } from '../../read/locate.ts'
import type { Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { decoded } from '../../redirect-rules.ts'
import { citesIn, parseInline } from '../../text/inline.ts'
import { namesFile, writtenId } from '../../urls.ts'
import { fillInsAt } from '../fill-ins.ts'
import { isPage, type Names } from '../names.ts'
import { insteadOfLink, isOthersEmail, type Way, wayOf } from './mail-and-phone.ts'
import { meantPage, namesYaml, spelledPage, suggestPage } from './meant-page.ts'
import { isInPreview, pathOnSite } from './path-on-site.ts'

/** Links in a text to pages or sections that do not exist, and citations of unknown sources. */
export function deadLinks(source: Source, path: Path, text: string, names: Names): Problem[] {
  return [
    ...linksIn(text).flatMap((target) => deadLink(source, path, target, names)),
    ...wordlessLinks(text).map((link) => withoutWords(source, path, link)),
    ...citesIn(text).flatMap((id) => unknownSource(source, path, id, names)),
  ]
}

/** A Markdown picture. These texts cannot have any: it is reported as a picture elsewhere, not as a link. */
const picture = /!\[[^\]]*\]\([^)]*\)/g

const linksIn = (text: string) => [
  ...new Set(parseInline(text.replaceAll(picture, '')).flatMap((piece) => ('target' in piece ? [piece.target] : []))),
]

/** Links that a reader could neither see nor hear: their brackets contain only spaces or punctuation. */
const wordlessLinks = (text: string) =>
  text.replaceAll(picture, '').match(/(?<!\[)\[[^\]\p{L}\p{N}{[]*\]\([^()\s]+\)/gu) ?? []

const withoutWords = (source: Source, path: Path, link: string) =>
  problem(
    'EMPTY_TEXT',
    locateInside(source, path, link),
    `the link "${link}" has no words to click`,
    'Write what it leads to between the brackets, or remove it.',
  )

/** A link in the text at `path`, and how a problem of it is reported. */
interface TextLink {
  source: Source
  path: Path
  target: string
  names: Names
  report: (code: ProblemCode, message: string, fix: string, better?: string) => Problem[]
}

function deadLink(source: Source, path: Path, target: string, names: Names): Problem[] {
  const report: TextLink['report'] = (code, message, fix, better) => [
    problem(
      code,
      locateInside(source, path, target),
      message,
      fix,
      better === undefined ? [] : replaceInside(source, path, `(${target})`, `(${better})`),
    ),
  ]
  const link = { source, path, target, names, report }
  const isHere = isInPreview(target)
  if (target.startsWith('https://') && !isHere) return outside(link)
  const way = wayOf(target)
  if (way !== undefined) return [unlinkable(link, way)]
  const own = pathOnSite(target, names)
  if (own === undefined && !/^(?:[a-z]+:|www\.)/i.test(target)) return inside(link)
  const isWeb = !isHere && (own !== undefined || /^(?:http:\/\/|www\.)/i.test(target))
  const secure = isWeb ? target.replace(/^(?:http:\/\/)?/i, 'https://') : undefined
  const better = own === undefined ? secure : (pageOf(own, target, names) ?? secure)
  const fix = 'Write a page such as /conditions/dry-eye, or an address that starts with https://.'
  const whatIsWrong = isHere ? 'only your own computer can open' : 'is neither a page nor an https address'
  return report(
    'BAD_URL',
    `the link leads to "${target}", which ${whatIsWrong}`,
    better ? `Write "${better}".` : fix,
    better,
  )
}

/** A link to a page of this site, a section of one or a file, by its path. */
function inside(link: TextLink): Problem[] {
  const { target, names, report } = link
  const [id = ''] = target.split('#')
  const hash = id === target ? undefined : target.slice(id.length + 1)
  if (id === '') return pageless(link)
  if (namesFile(id) && !namesYaml(id)) return names.publicFiles.has(id) || mayBeMade(id) ? [] : missingFile(id, link)
  if (!isPage(id, names)) {
    const meant = meantPage(id, names)
    const better = meant && meant + target.slice(id.length)
    return report('UNKNOWN_PAGE', `the link leads to "${id}", which does not exist`, suggestPage(id, names), better)
  }
  if (hash === undefined) return []
  const sections = names.hashes.has(id) ? names.hashes.get(id) : new Set<string>()
  if (sections === undefined || sections.has(hash)) return []
  const message = `${id} has no section "${hash}"`
  if (sections.size === 0)
    return report('UNKNOWN_HASH', message, `Remove "#${hash}": the page has no sections to link to.`, id)
  const meant = certain(hash, sections)
  return report('UNKNOWN_HASH', message, suggest(hash, sections), meant && `${id}#${meant}`)
}

/** A link to an email address or a phone number. Only one whose words are the practice's own address can be mended. */
function unlinkable({ source, path, target, names: { email } }: TextLink, way: Way): Problem {
  const isOthers = way === 'email' && isOthersEmail(target, email)
  const canFill = way === 'email' && !isOthers && fillInsAt(source.file, path, ['email']).includes('email')
  return problem(
    'BAD_URL',
    locateInside(source, path, target),
    `the link leads to "${target}", which is neither a page nor an https address`,
    insteadOfLink(way, source.file, path, isOthers),
    canFill && email !== undefined ? replaceInside(source, path, `[${email}](${target})`, '{email}') : [],
  )
}

/** The link to a page whose address on this site, at `path`, is written out. */
function pageOf(path: string, target: string, names: Names): string | undefined {
  if (target.includes('?')) return undefined
  const id = isPage(path, names) ? path : spelledPage(path, names)
  return id && id + (/#.*/.exec(target)?.[0] ?? '')
}

/** A link with a full address. Its target can only be checked on this site, where it may also be a file. */
function outside(link: TextLink): Problem[] {
  const { target, names } = link
  if (!isWebAddress(target))
    return link.report('BAD_URL', `the link leads to "${target}", which is not an address`, 'Write the whole address.')
  const path = pathOnSite(target, names)
  if (path === undefined || spelledPage(path, names) !== undefined) return []
  // A page in public/ can be linked only like this.
  if (names.publicFiles.has(path.replace(/\.html$/, ''))) return []
  const report: TextLink['report'] = (code, message, fix, better) =>
    link.report(code, message, `${fix} A link within the site needs only the path, such as "${path}".`, better)
  return inside({ ...link, target: `${path}${new URL(target).hash}`, report })
}

/** A link to a file that is not in public/. */
function missingFile(id: string, { names: { publicFiles }, report }: TextLink): Problem[] {
  const meant = certain(id, publicFiles)
  const fix = meant === undefined ? `Put the file at public${decoded(id)}.` : `Did you mean "${meant}"?`
  return report('FILE_NOT_PUBLIC', `the link leads to "${id}", but public/ has no such file`, fix, meant)
}

/** A link to a section without its page. It must name the page, since a text may also be shown on other pages. */
function pageless({ target, source: { file }, names: { hashes }, report }: TextLink): Problem[] {
  const message = `the link "${target}" does not name a page`
  if (!file.startsWith('pages/')) return report('UNKNOWN_PAGE', message, `Write the page before it: /page${target}.`)
  const whole = `${writtenId(file)}${target}`
  const isThere = hashes.get(writtenId(file))?.has(target.slice(1)) === true
  return report('UNKNOWN_PAGE', message, `Write the page before it: ${whole}.`, isThere ? whole : undefined)
}

function unknownSource(source: Source, path: Path, id: string, { sources }: Names): Problem[] {
  if (sources === undefined || sources.has(id)) return []
  const place = locateInside(source, path, `[[${id}]]`)
  const meant = certain(id, sources)
  const edits = meant === undefined ? [] : replaceInside(source, path, `[[${id}]]`, `[[${meant}]]`)
  return [problem('UNKNOWN_SOURCE', place, `there is no source "${id}"`, suggest(id, sources), edits)]
}
