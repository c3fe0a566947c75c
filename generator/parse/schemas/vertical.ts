import * as z from 'zod'
import { key } from './key.ts'
import { pageId, slug, words } from './text.ts'

/** The drawings that a practice may have as its mark: see build/share-picture/marks.ts. */
const mark = z.enum(['eye', 'tooth', 'cross'])

export type Mark = z.infer<typeof mark>

/** What sort of practice it is: everything that would differ between a dentist and an eye doctor. */
export const verticalSchema = z
  .strictObject({
    businessType: key(
      z.enum(['Dentist', 'MedicalClinic', 'Optician', 'Physician', 'Physiotherapy', 'VeterinaryCare']),
      "What search engines are told the practice is: one of schema.org's types.",
      'MedicalClinic',
    ),
    specialty: key(
      z.string().regex(/^[A-Z][A-Za-z]+$/, 'must be a schema.org specialty such as Optometric'),
      'What search engines are told its field is: a name of https://schema.org/MedicalSpecialty.',
      'Optometric',
    ),
    jobTitle: key(words, "What search engines are told the doctor's profession is.", 'Optometrist'),
    placeSuffix: key(
      slug,
      'What the addresses of cities and neighborhoods end in: /locations/beaverton-eye-doctor. A change moves all of them.',
      'eye-doctor',
    ),
    mark: key(mark, 'The drawing in the header, on icons and on the pictures of shared links.', 'eye'),
    visitTypes: key(
      z.array(slug).min(1),
      'What an appointment can be asked for, in this order. The words stand under `appointment: visitTypes:` in ui/.',
      ['comprehensive', 'follow-up', 'other'],
    ),
    usualVisit: key(
      slug,
      'The visit that is chosen already on the pages of cities and neighborhoods.',
      'comprehensive',
    ),
    generalVisits: key(
      z.array(slug),
      "Visits that say nothing of a visitor's health. Pages about any other keep most outside tools off.",
      ['comprehensive', 'other'],
    ),
    contactReasons: key(
      z.array(slug).min(1),
      'What a message of the contact form may be about. The words stand under `contact: reasons:` in ui/.',
      ['general', 'billing', 'other'],
    ),
    hubs: key(
      z
        .strictObject({
          conditions: key(pageId.optional(), 'The page above all pages about a condition.', '/conditions'),
          topics: key(pageId.optional(), 'The page above all pages of the kind topic.', '/conditions/dry-eye'),
        })
        .default({}),
      'The pages that stand above others: breadcrumbs lead to them.',
    ),
  })
  .refine(({ visitTypes, usualVisit }) => visitTypes.includes(usualVisit), {
    message: 'must be one of "visitTypes"',
    path: ['usualVisit'],
  })
  .refine(({ visitTypes, generalVisits }) => generalVisits.every((visit) => visitTypes.includes(visit)), {
    message: 'must be among "visitTypes"',
    path: ['generalVisits'],
  })

export type Vertical = z.infer<typeof verticalSchema>

/** A page that is the parent of a kind. */
export type HubName = keyof Vertical['hubs']
