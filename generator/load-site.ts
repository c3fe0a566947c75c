import { existsSync } from 'node:fs'
import { checkCalendars } from './checks/calendar.ts'
import { checkSite } from './checks/check.ts'
import { checkDriveTimes } from './checks/drive-times.ts'
import { checkSlugs } from './checks/duplicates.ts'
import { checkGate } from './checks/gate.ts'
import { checkGlossary } from './checks/glossary.ts'
import { checkHubs } from './checks/hubs.ts'
import { collectNames } from './checks/names.ts'
import { checkPageViews } from './checks/page-views.ts'
import { checkParity } from './checks/parity.ts'
import { checkPluralForms } from './checks/plural-forms.ts'
import { checkReferences } from './checks/references.ts'
import { checkRegisters } from './checks/registers.ts'
import { checkSearchWords } from './checks/search-words.ts'
import { checkServicesInCities } from './checks/services-in-cities.ts'
import { checkSigns } from './checks/signs.ts'
import { checkTexts } from './checks/texts.ts'
import { checkWords } from './checks/ui-words.ts'
import { expandManifest } from './expand/index.ts'
import { shownNotices } from './expand/notices.ts'
import { byName } from './languages.ts'
import { readLogos } from './logos/read-logos.ts'
import { type LooseManifest, readLoosely } from './parse/loose-manifest.ts'
import { parseManifest, type Written } from './parse/parse.ts'
import { withoutStandIns } from './parse/stand-ins.ts'
import { readPhotos } from './photos/read-photos.ts'
import { isError, type Problem } from './problems/problems.ts'
import { UserError } from './problems/user-error.ts'
import { readManifest, type Source } from './read/read.ts'
import type { Site } from './site.ts'

export interface Loaded {
  sources: readonly Source[]
  /** For checks that only some commands make. */
  loose: LooseManifest
  /** Every problem of the manifest, errors and warnings, in file order. */
  problems: Problem[]
  /** The expanded site; missing when there is an error. */
  site?: Site
}

interface LoadOptions {
  /** Keep what nobody has confirmed, which a published site must not show. */
  preview?: boolean
}

/**
 * read -> parse -> expand -> check: the manifest in `folder` as a site, or the problems that prevent one. Passing
 * `before`, what was loaded last time, makes it faster; the result is the same.
 */
export function loadSite(folder: string, before?: Loaded, { preview = false }: LoadOptions = {}): Loaded {
  if (!existsSync(folder)) throw new UserError(`There is no folder ${folder}. Say where the YAML is with --manifest.`)
  const { sources, problems: unreadable } = readManifest(folder, before?.sources)
  const loose = readLoosely(sources)
  const { manifest, problems: invalid } = parseManifest(loose)
  const names = collectNames(loose)
  const { photos, problems: unshown } = readPhotos(folder, loose)
  const { logos, problems: badLogos } = readLogos(folder, loose)
  const problems = [
    ...unreadable,
    ...invalid,
    ...checkSlugs(loose),
    ...checkReferences(loose, names),
    ...checkHubs(loose, names),
    ...checkTexts(loose, names),
    ...checkSigns(loose),
    ...checkGate(loose),
    ...checkCalendars(loose),
    ...checkPageViews(loose),
    ...checkRegisters(loose),
    ...checkGlossary(loose),
    ...checkSearchWords(loose),
    ...checkServicesInCities(loose, names),
    ...checkDriveTimes(manifest, sources),
    ...checkParity(loose),
    ...checkWords(loose),
    ...checkPluralForms(loose),
    ...unshown,
    ...badLogos,
  ]
  if (problems.some(isError)) return { sources, loose, problems: inOrder(problems) }
  const written = preview ? (manifest as Written) : withoutStandIns(manifest as Written)
  const { site, problems: collisions } = expandManifest({
    ...written,
    notices: shownNotices(written.notices, { preview }),
    photos,
    logos,
  })
  problems.push(...collisions)
  if (!problems.some(isError)) problems.push(...checkSite(site, sources))
  return { sources, loose, problems: inOrder(problems), ...(problems.some(isError) ? {} : { site }) }
}

const inOrder = (problems: Problem[]) =>
  [...problems].sort((a, b) => byName(a.file, b.file) || a.line - b.line || a.column - b.column)
