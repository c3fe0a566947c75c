import type { Person } from 'schema-dts'
import type { Language } from '../../src/shared/languages.ts'
import { localized } from '../languages.ts'
import { ownName } from '../own-name.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Leaf } from './leaf.ts'

/** The doctor, as the practice's node names them on every page. None is published that is a placeholder. */
export function doctorNode(manifest: Manifest, language: Language): Leaf<Person> | undefined {
  const { practice, vertical, languages, isPreview } = manifest
  const { doctor } = practice
  if (doctor.placeholder && !isPreview) return undefined
  return personNode(ownName(doctor, language), doctor.credentials, localized(vertical.jobTitle, language, languages))
}

/** The others who work in the practice, for the pages that introduce them. Leaves out placeholders. */
export const memberNodes = ({ team, languages }: Manifest, language: Language) =>
  team
    .filter(({ placeholder }) => !placeholder)
    .map(({ name, credentials, text }) => personNode(name, credentials, localized(text, language, languages).role))

const personNode = (name: string, credentials: string | undefined, jobTitle: string): Leaf<Person> => ({
  '@type': 'Person',
  name,
  honorificSuffix: credentials,
  jobTitle,
})
