import type { MedicalSpecialty } from 'schema-dts'
import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { key } from './key.ts'
import { onceOrLocalized } from './localized.ts'
import { pageId, slug, words } from './text.ts'

/** The drawings that a practice may have as its mark: see theme/marks.ts. */
const mark = z.enum(['eye', 'tooth', 'cross'])

export type Mark = z.infer<typeof mark>

export interface BusinessTraits {
  /** Whether schema.org counts it as a medical organization: shops and therapists are not, and have no specialty. */
  hasSpecialty: boolean
  /** A type stated in addition: this one alone is not a place in schema.org, and so has no coordinates or hours. */
  besides?: 'LocalBusiness'
}

/** What a practice may be: types of schema.org. */
export const businessTypes = {
  Dentist: { hasSpecialty: true },
  MedicalClinic: { hasSpecialty: true },
  Optician: { hasSpecialty: false },
  Physician: { hasSpecialty: true },
  Physiotherapy: { hasSpecialty: false },
  VeterinaryCare: { hasSpecialty: true, besides: 'LocalBusiness' },
} satisfies Record<string, BusinessTraits>

type BusinessType = keyof typeof businessTypes

/** The specialties that schema.org knows: https://schema.org/MedicalSpecialty. */
const specialties = [
  'Anesthesia',
  'Audiology',
  'Cardiovascular',
  'CommunityHealth',
  'Dentistry',
  'Dermatologic',
  'Dermatology',
  'DietNutrition',
  'Emergency',
  'Endocrine',
  'Gastroenterologic',
  'Genetic',
  'Geriatric',
  'Gynecologic',
  'Hematologic',
  'Infectious',
  'LaboratoryScience',
  'Midwifery',
  'Musculoskeletal',
  'Neurologic',
  'Nursing',
  'Obstetric',
  'Oncologic',
  'Ophthalmology',
  'Optometric',
  'Otolaryngologic',
  'Pathology',
  'Pediatric',
  'PharmacySpecialty',
  'Physiotherapy',
  'PlasticSurgery',
  'Podiatric',
  'PrimaryCare',
  'Psychiatric',
  'PublicHealth',
  'Pulmonary',
  'Radiography',
  'Renal',
  'RespiratoryTherapy',
  'Rheumatologic',
  'SpeechPathology',
  'Surgical',
  'Toxicologic',
  'Urologic',
] as const satisfies readonly MedicalSpecialty[]

/** What sort of practice it is: everything that would differ between a dentist and an eye doctor. */
export const verticalSchema = (codes: Codes) =>
  z
    .strictObject({
      businessType: key(
        z.enum(Object.keys(businessTypes) as BusinessType[]),
        'What the practice is, for search engines: a schema.org type.',
        'MedicalClinic',
      ),
      specialty: key(
        z.enum(specialties).optional(),
        'The field of the practice, for search engines: a name from https://schema.org/MedicalSpecialty. Leave it out if none fits, as for a vet. Ignored for an `Optician` or `Physiotherapy`, which have no specialty there.',
        'Optometric',
      ),
      jobTitle: key(
        onceOrLocalized(codes, key(words, 'What this language calls the profession.', 'Optometrist')),
        "The doctor's profession, for search engines: in each language, or one text for all.",
        { en: 'Optometrist', es: 'Optometrista' },
      ),
      placeSuffix: key(
        slug,
        'The ending of the addresses of cities and neighborhoods: /locations/beaverton-eye-doctor. Changing it moves all of them.',
        'eye-doctor',
      ),
      mark: key(mark, 'The mark in the header, on icons and on the preview images of shared links.', 'eye'),
      visitTypes: key(
        z.array(slug).min(1),
        'The visit types that visitors can choose for an appointment, in this order. Their labels are under `appointment: visitTypes:` in ui/.',
        ['comprehensive', 'follow-up', 'other'],
      ),
      usualVisit: key(slug, 'The visit type preselected on the pages of cities and neighborhoods.', 'comprehensive'),
      generalVisits: key(
        z.array(slug),
        "Visit types that reveal nothing about a visitor's health. Pages about any other visit type turn most outside tools off.",
        ['comprehensive', 'other'],
      ),
      contactReasons: key(
        z.array(slug).min(1),
        'What a message from the contact form may be about. The labels are under `contact: reasons:` in ui/.',
        ['general', 'billing', 'other'],
      ),
      parents: key(
        z
          .strictObject({
            conditions: key(pageId.optional(), 'The parent page of all condition pages.', '/conditions'),
            topics: key(pageId.optional(), 'The parent page of all topic pages.', '/conditions/dry-eye'),
          })
          .default({}),
        'The parent pages that breadcrumbs lead to.',
      ),
    })
    .refine(({ visitTypes, usualVisit }) => visitTypes.includes(usualVisit), {
      message: 'must be one of "visitTypes"',
      path: ['usualVisit'],
    })
    .refine(({ visitTypes, generalVisits }) => generalVisits.every((visit) => visitTypes.includes(visit)), {
      message: 'must be some of "visitTypes"',
      path: ['generalVisits'],
    })

export type Vertical = z.infer<ReturnType<typeof verticalSchema>>

/** A page that is the parent of a kind. */
export type ParentName = keyof Vertical['parents']
