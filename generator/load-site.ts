import { existsSync } from 'node:fs'
import { hashOfDesign } from './build/share-picture/design.ts'
import { checkAddresses } from './checks/addresses.ts'
import { checkCalendars } from './checks/calendar.ts'
import { checkDriveTimes } from './checks/drive-times.ts'
import { checkSlugs } from './checks/duplicates.ts'
import { checkFacts } from './checks/facts.ts'
import { checkGate } from './checks/gate.ts'
import { checkGateBox } from './checks/gate-box.ts'
import { checkGlossary } from './checks/glossary.ts'
import { checkHubs } from './checks/hubs.ts'
import { keepClean } from './checks/kept-per-source.ts'
import { missingLists } from './checks/missing-lists.ts'
import { collectNames } from './checks/names.ts'
import { checkPageViews } from './checks/page-views.ts'
import { checkParity } from './checks/parity.ts'
import { checkPluralForms } from './checks/plural-forms.ts'
import { checkRedirects } from './checks/redirects.ts'
import { checkReferences } from './checks/references.ts'
import { checkRegisters } from './checks/registers.ts'
import { checkSearchWords } from './checks/search-words.ts'
import { checkServicesInCities } from './checks/services-in-cities.ts'
import { checkSigns } from './checks/signs.ts'
import { strayFiles } from './checks/stray-files.ts'
import { checkTexts } from './checks/texts.ts'
import { checkTheme } from './checks/theme.ts'
import { checkSite } from './checks/titles.ts'
import { checkWords } from './checks/ui-words.ts'
import { checkUnlistedLanguages } from './checks/unlisted-languages.ts'
import { checkUnwritten } from './checks/unwritten.ts'
import { checkWriting } from './checks/writing/check-writing.ts'
import { expandManifest } from './expand/index.ts'
import { shownNotices } from './expand/notices.ts'
import { hostOf } from './hosts/index.ts'
import { byName } from './languages.ts'
import { readLogos } from './logos/read-logos.ts'
import { takeKnownValid } from './parse/kept-valid.ts'
import { type LooseManifest, readLoosely } from './parse/loose-manifest.ts'
import type { Manifest } from './parse/manifest.ts'
import { parseManifest, type Written } from './parse/parse.ts'
import type { Practice } from './parse/schemas/practice.ts'
import { withoutStandIns } from './parse/stand-ins.ts'
import { readPhotos } from './photos/read-photos.ts'
import { isError, type Problem } from './problems/problems.ts'
import { shellWord } from './problems/shell-word.ts'
import { UserError } from './problems/user-error.ts'
import { mark } from './profile.ts'
import { folderOfChain, isChain } from './read/chain-folders.ts'
import { listManifest } from './read/list-manifest.ts'
import { readManifest, type Source } from './read/read.ts'
import type { SettledHashes } from './read/settled-hashes.ts'
import { withSameParts } from './same-parts.ts'
import type { Site } from './site.ts'

export interface Loaded {
  sources: readonly Source[]
  /** For checks that only some commands run. */
  loose: LooseManifest
  /** Every problem of the manifest, errors and warnings, in file order. */
  problems: Problem[]
  /** The expanded site; missing when there is an error. */
  site?: Site
  /** What the next load can reuse: see same-parts.ts. */
  parts: { parsed: object; latest: Site | undefined; hashes: SettledHashes }
}

export interface LoadOptions {
  /** Keep unconfirmed content, which a published site must not show. */
  preview?: boolean
  /** The host to publish for, whatever practice.yaml says. */
  host?: string | undefined
  /** The texts of files, read in place of what is on disk; undefined for a file that is to be removed. */
  unsaved?: ReadonlyMap<string, string | undefined>
  /** Called with a manifest that is whole, before it is checked. */
  onManifest?: ((manifest: Manifest) => void) | undefined
}

/**
 * read -> parse -> check -> expand -> check: the manifest in `folder` as a site, or the problems that prevent one.
 * Passing the previous result as `before` makes it faster; the result is the same.
 */
export function loadSite(
  folder: string,
  before?: Loaded,
  { preview = false, host, unsaved, onManifest }: LoadOptions = {},
): Loaded {
  if (!existsSync(folder) && unsaved === undefined) throw noManifest(folder)
  mark('reading')
  const listed = listManifest(folder)
  const hashes = before?.parts.hashes ?? new Map()
  const { sources, problems: unreadable } = readManifest(folder, before?.sources, unsaved, { listed, hashes })
  if (sources.length === 0)
    throw new UserError(
      `There is no YAML in ${folder}. "sightline init ${shellWord(folder)}" creates a practice there.`,
    )
  mark('parsing')
  const loose = readLoosely(sources)
  // A process that has loaded the manifest before remembers all but the changed file.
  const keepValid = before === undefined ? takeKnownValid(folder, loose) : undefined
  const { manifest: asParsed, problems: invalid } = parseManifest(loose)
  keepValid?.()
  const names = collectNames(loose)
  const { photos, problems: badPhotos } = readPhotos(folder, loose, listed)
  const { logos, problems: badLogos } = readLogos(folder, loose, listed)
  const manifest = withSameParts(before?.parts.parsed, asParsed)
  const latest = before?.parts.latest
  const broken = [...unreadable, ...invalid, ...badPhotos, ...badLogos]
  const whole = broken.some(isError) ? undefined : published(manifest as Written)
  if (whole !== undefined) onManifest?.(whole)
  mark('checking')
  const facts = checkFacts(loose)
  const problems = [
    ...broken,
    ...checkUnlistedLanguages(loose),
    ...strayFiles(listed),
    ...checkSlugs(loose),
    ...checkReferences(loose, names),
    ...missingLists(loose),
    ...checkRedirects(loose, names),
    ...checkHubs(loose, names),
    ...checkTexts(loose, names),
    ...checkWriting(loose, names),
    ...checkSigns(loose),
    ...checkGate(loose),
    ...facts,
    // A misplaced city, or a state that does not exist, makes the gate look wrong.
    ...(facts.some(({ code }) => code === 'IMPOSSIBLE_PLACE' || code === 'UNKNOWN_STATE')
      ? []
      : checkGateBox(manifest, sources)),
    ...checkCalendars(loose),
    ...checkPageViews(loose),
    ...checkRegisters(loose),
    ...checkGlossary(loose),
    ...checkSearchWords(loose),
    ...checkServicesInCities(loose, names),
    ...checkTheme(loose),
    ...checkDriveTimes(manifest, sources),
    ...checkParity(loose),
    ...checkWords(loose),
    ...checkPluralForms(loose),
    ...checkUnwritten(loose),
  ]
  if (before === undefined) keepClean()
  const parts = { parsed: manifest, latest, hashes }
  if (whole === undefined || problems.some(isError)) return { sources, loose, problems: inOrder(problems), parts }
  mark('expanding')
  const site = expandManifest(withSameParts(latest?.manifest, whole), latest)
  mark('checking')
  problems.push(...checkAddresses(site.routes.families, sources))
  if (!problems.some(isError)) problems.push(...checkSite(site, sources))
  const found = { sources, loose, problems: inOrder(problems) }
  return problems.some(isError) ? { ...found, parts } : { ...found, site, parts: { ...parts, latest: site } }

  function published(all: Written): Manifest {
    const written = preview ? all : withoutStandIns(all)
    return {
      ...written,
      practice: forHost(written.practice, host),
      notices: shownNotices(written.notices, { preview }),
      photos,
      logos,
      pictureDesign: hashOfDesign({ theme: written.theme, logos }),
    }
  }
}

/** The practice as published on its host. A host that locates visitors itself replaces the lookup of the geo gate. */
function forHost(practice: Practice, named = practice.host): Practice {
  const { place } = hostOf(named)
  const geoGate = place === undefined ? practice.geoGate : { ...practice.geoGate, lookup: place }
  return { ...practice, host: named, geoGate }
}

export const noManifest = (folder: string) =>
  new UserError(
    isChain(folder)
      ? `This command takes one practice: name its folder in ${folderOfChain(folder)}. Only generate and check take all of them.`
      : `There is no folder ${folder}. Say where the YAML is with --manifest, or create a practice with "sightline init ${shellWord(folder)}".`,
  )

/**
 * Drops the less useful of two problems at the same place. For a mistyped name, the schema says how a name must look,
 * and the reference check which name is meant: only the problem with an edit stays. For a value in curly quotes, only
 * the problem with the quotes stays.
 */
function withoutDuplicates(problems: readonly Problem[]): Problem[] {
  const isOfName = ({ code }: Problem) => code === 'BAD_SLUG' || code === 'BAD_PAGE_ID'
  const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`
  const placesOf = (some: (each: Problem) => boolean) => new Set(problems.filter(some).map(placeOf))
  const fixable = placesOf((each) => isOfName(each) && each.edits !== undefined)
  const curly = placesOf(({ code }) => code === 'SMART_QUOTES')
  return problems.filter((each) => {
    if (each.code === 'BAD_VALUE') return !curly.has(placeOf(each))
    return each.edits !== undefined || !isOfName(each) || !fixable.has(placeOf(each))
  })
}

const inOrder = (problems: Problem[]) =>
  withoutDuplicates(problems).sort((a, b) => byName(a.file, b.file) || a.line - b.line || a.column - b.column)
