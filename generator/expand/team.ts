import { fallbackLanguage, localized } from '../languages.ts'
import { ownName } from '../own-name.ts'
import type { Member, Team } from '../page.ts'
import type { Member as RawMember } from '../parse/schemas/team.ts'
import type { Context } from '../site.ts'
import { officePhoto, placedPhoto } from './photos.ts'
import { rich } from './rich.ts'

/** Who works here, with the portraits the practice has. */
export function team(context: Context): Team {
  const { practice, team } = context.site.manifest
  const { doctor, photos } = practice
  return {
    doctor: withCredentials(ownName(doctor, context.bodyLanguage), doctor.credentials),
    portrait: photos?.doctor && placedPhoto('doctor', photos.doctor, context),
    members: team.map((each) => member(each, context)),
    office: officePhoto(context),
  }
}

/** As people are introduced: `Dr. Sam Lee, O.D.` */
export const withCredentials = (name: string, credentials: string | undefined): string =>
  credentials === undefined ? name : `${name}, ${credentials}`

function member({ name, credentials, photo, text }: RawMember, context: Context): Member {
  const { bodyLanguage, site } = context
  const { languages } = site.manifest
  const { role, about } = localized(text, bodyLanguage, languages)
  return {
    name: withCredentials(name, credentials),
    role,
    about: about === undefined ? undefined : rich(about, context),
    portrait: photo && placedPhoto('team', photo, context),
    language: fallbackLanguage(text, bodyLanguage, languages),
  }
}
