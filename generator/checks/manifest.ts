import { codesOf } from '../languages.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import type { ParsedManifest } from '../parse/manifest.ts'
import { awaitedFiles } from '../parse/misnamed.ts'
import type { Problem } from '../problems/problems.ts'
import type { ListedFile } from '../read/list-manifest.ts'
import { checkSlugs } from './addresses/duplicates.ts'
import { checkRedirects } from './addresses/redirects.ts'
import { checkFacts } from './facts.ts'
import { checkParity } from './languages/parity.ts'
import { checkPluralForms } from './languages/plural-forms.ts'
import { checkWords } from './languages/ui-words.ts'
import { checkUnlistedLanguages } from './languages/unlisted-languages.ts'
import { checkHubs } from './links/hubs.ts'
import { missingLists } from './links/missing-lists.ts'
import { checkParents } from './links/parents.ts'
import { collectNames } from './names.ts'
import { checkDriveTimes } from './places/drive-times.ts'
import { checkGate } from './places/gate.ts'
import { checkGateBox } from './places/gate-box.ts'
import { checkPartOf } from './places/part-of.ts'
import { checkServicesInCities } from './places/services-in-cities.ts'
import { checkBrands } from './practice/brands.ts'
import { checkCalendars } from './practice/calendar.ts'
import { checkPageViews } from './practice/page-views.ts'
import { checkPrices } from './practice/prices.ts'
import { checkTestimonials } from './practice/testimonials.ts'
import { checkTheme } from './practice/theme.ts'
import { checkSearchWords } from './search-words.ts'
import { checkTexts } from './texts.ts'
import { checkUnknownNames } from './unknown-names.ts'
import { checkUnwritten } from './unwritten.ts'
import { checkGlossary } from './words/glossary.ts'
import { checkRegisters } from './words/registers.ts'
import { checkSigns } from './words/signs.ts'
import { checkEnglishWords, checkStarterWords } from './words/starter-words.ts'
import { checkWriting } from './writing/check-writing.ts'

/**
 * The checks of the manifest's files, as written and as far as they could be parsed. `listed` are all files in the
 * folder, `publicFiles` those in public/ next to it.
 */
export function checkManifest(
  loose: LooseManifest,
  manifest: Partial<ParsedManifest>,
  listed: readonly ListedFile[],
  publicFiles: readonly string[],
): Problem[] {
  const awaited = awaitedFiles(listed, codesOf(loose.languages), loose.misfiled)
  const names = collectNames(loose, awaited, publicFiles)
  const facts = checkFacts(loose)
  return [
    ...checkUnlistedLanguages(loose),
    ...checkSlugs(loose),
    ...checkUnknownNames(loose, names),
    ...checkPartOf(loose, names),
    ...missingLists(loose, awaited),
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
      : checkGateBox(manifest, loose)),
    ...checkBrands(loose),
    ...checkTestimonials(loose),
    ...checkCalendars(loose),
    ...checkPageViews(loose),
    ...checkPrices(loose),
    ...checkRegisters(loose),
    ...checkGlossary(loose),
    ...checkSearchWords(loose),
    ...checkServicesInCities(loose, names),
    ...checkTheme(loose),
    ...checkDriveTimes(manifest, loose),
    ...checkParity(loose),
    ...checkWords(loose),
    ...checkPluralForms(loose),
    ...checkStarterWords(loose),
    ...checkEnglishWords(loose),
    ...checkUnwritten(loose),
  ]
}
