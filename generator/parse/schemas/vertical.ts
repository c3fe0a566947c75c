import * as z from 'zod'
import { pageId, slug, words } from './text.ts'

/** The drawings that a practice may have as its mark: see build/share-picture/marks.ts. */
const mark = z.enum(['eye', 'tooth', 'cross'])

export type Mark = z.infer<typeof mark>

/** What sort of practice it is: everything that would differ between a dentist and an eye doctor. */
export const verticalSchema = z
  .strictObject({
    /** schema.org's type of the practice. */
    businessType: z.enum(['Dentist', 'MedicalClinic', 'Optician', 'Physician', 'Physiotherapy', 'VeterinaryCare']),
    /** schema.org's name of its field, one of https://schema.org/MedicalSpecialty. */
    specialty: z.string().regex(/^[A-Z][A-Za-z]+$/, 'must be a specialty of schema.org, written Optometric'),
    /** The doctor's job title, in structured data. */
    jobTitle: words,
    /** The suffix of place addresses: `/locations/irvine-eye-doctor`. */
    placeSuffix: slug,
    /** Shown in the header, on icons and on share pictures. */
    mark,
    /**
     * The types of visit an appointment can be for, in this order. Their words are under `appointment: visitTypes:`.
     */
    visitTypes: z.array(slug).min(1),
    /** The visit type preselected on the pages of cities and neighbourhoods. */
    usualVisit: slug,
    /** Visits that reveal nothing about a visitor's health: pages about other visits keep most outside tools off. */
    generalVisits: z.array(slug),
    /** What a message of the contact form may be about. Their words are under `contact: reasons:`. */
    contactReasons: z.array(slug).min(1),
    /** The parent pages of kinds. */
    hubs: z
      .strictObject({
        conditions: pageId.optional(),
        topics: pageId.optional(),
      })
      .default({}),
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
