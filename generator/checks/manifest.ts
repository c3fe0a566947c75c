import type { LooseManifest } from '../parse/loose-manifest.ts'
import type { Written } from '../parse/parse.ts'
import type { Problem } from '../problems/problems.ts'
import type { ListedFile } from '../read/list-manifest.ts'
import { checkCalendars } from './calendar.ts'
import { checkDriveTimes } from './drive-times.ts'
import { checkSlugs } from './duplicates.ts'
import { checkFacts } from './facts.ts'
import { checkGate } from './gate.ts'
import { checkGateBox } from './gate-box.ts'
import { checkGlossary } from './glossary.ts'
import { checkHubs } from './hubs.ts'
import { missingLists } from './missing-lists.ts'
import { collectNames } from './names.ts'
import { checkPageViews } from './page-views.ts'
import { checkParents } from './parents.ts'
import { checkParity } from './parity.ts'
import { checkPluralForms } from './plural-forms.ts'
import { checkRedirects } from './redirects.ts'
import { checkReferences } from './references.ts'
import { checkRegisters } from './registers.ts'
import { checkSearchWords } from './search-words.ts'
import { checkServicesInCities } from './services-in-cities.ts'
import { checkSigns } from './signs.ts'
import { strayFiles } from './stray-files.ts'
import { checkTexts } from './texts.ts'
import { checkTheme } from './theme.ts'
import { checkWords } from './ui-words.ts'
import { checkUnlistedLanguages } from './unlisted-languages.ts'
import { checkUnwritten } from './unwritten.ts'
import { checkWriting } from './writing/check-writing.ts'

/**
 * The checks of the manifest's files: as they are written, and of what could be parsed of them. `listed` are all files
 * in the folder.
 */
export function checkManifest(
  loose: LooseManifest,
  manifest: Partial<Written>,
  listed: readonly ListedFile[],
): Problem[] {
  const { sources } = loose
  const names = collectNames(loose)
  const facts = checkFacts(loose)
  return [
    ...checkUnlistedLanguages(loose),
    ...strayFiles(listed),
    ...checkSlugs(loose),
    ...checkReferences(loose, names),
    ...missingLists(loose),
    ...checkRedirects(loose, names),
    ...checkParents(loose),
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
}
