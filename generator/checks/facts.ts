import type { LooseManifest } from '../parse/loose-manifest.ts'
import { isError, type Problem } from '../problems/problems.ts'
import { checkLists } from './links/listed-twice.ts'
import { checkAreaPoints } from './places/area-points.ts'
import { checkCoordinates } from './places/coordinates.ts'
import { checkCopiedTexts } from './places/copied-texts.ts'
import { checkCountry } from './places/country.ts'
import { checkNamesakes, checkSameNames } from './places/namesakes.ts'
import { checkOfficePlace } from './places/office-place.ts'
import { checkStates } from './places/states.ts'
import { addressInTexts } from './practice/address-in-texts.ts'
import { checkDoctorForms } from './practice/doctor-forms.ts'
import { checkDoctorName } from './practice/doctor-name.ts'
import { checkFigures } from './practice/figures.ts'
import { checkHours } from './practice/hours.ts'
import { hoursInTexts } from './practice/hours-in-texts.ts'
import { checkOfficeAddress } from './practice/office-address.ts'
import { checkPhones } from './practice/phones.ts'
import { phonesInTexts } from './practice/phones-in-texts.ts'
import { plansInTexts } from './practice/plans-in-texts.ts'
import { checkSpecialHours } from './practice/special-hours.ts'
import { checkTimeZone } from './practice/time-zone.ts'
import { untranslatedHours } from './practice/untranslated-hours.ts'
import { checkWebAndMail } from './practice/web-and-mail.ts'

/** Facts that cannot be true, alone or together, and some that are unlikely. */
export function checkFacts(loose: LooseManifest): Problem[] {
  // A misplaced office makes every city and the time zone look misplaced.
  const office = checkOfficePlace(loose)
  return [
    ...checkCountry(loose),
    ...checkStates(loose),
    ...office,
    ...(office.some(isError) ? [] : [...checkCoordinates(loose), ...checkAreaPoints(loose), ...checkTimeZone(loose)]),
    ...checkSameNames(loose),
    ...checkNamesakes(loose),
    ...checkCopiedTexts(loose),
    ...checkHours(loose),
    ...checkSpecialHours(loose),
    ...hoursInTexts(loose),
    ...untranslatedHours(loose),
    ...checkPhones(loose),
    ...checkOfficeAddress(loose),
    ...addressInTexts(loose),
    ...plansInTexts(loose),
    ...phonesInTexts(loose),
    ...checkDoctorForms(loose),
    ...checkDoctorName(loose),
    ...checkFigures(loose),
    ...checkLists(loose),
    ...checkWebAndMail(loose),
  ]
}
