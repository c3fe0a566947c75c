import * as z from 'zod'
import { pageId, slug, words } from './text.ts'

/** The drawings that a practice may have as its mark: see build/share-picture/marks.ts. */
const mark = z.enum(['eye', 'tooth', 'cross'])

export type Mark = z.infer<typeof mark>

/** What sort of practice it is: all that would be another thing for a dentist than for an eye doctor. */
export const verticalSchema = z
  .strictObject({
    /** schema.org's type of the practice. */
    businessType: z.enum(['Dentist', 'MedicalClinic', 'Optician', 'Physician', 'Physiotherapy', 'VeterinaryCare']),
    /** schema.org's name of its field, one of https://schema.org/MedicalSpecialty. */
    specialty: z.string().regex(/^[A-Z][A-Za-z]+$/, 'must be a specialty of schema.org, written Optometric'),
    /** Of the doctor, in structured data. */
    jobTitle: words,
    /** What the addresses of places end in: `/locations/irvine-eye-doctor`. */
    placeSuffix: slug,
    /** In the header, on icons and on the pictures of shared links. */
    mark,
    /** What an appointment can be asked for, in this order. Their words stand under `appointment: visitTypes:`. */
    visitTypes: z.array(slug).min(1),
    /** What the dialog starts with on the pages of cities and neighbourhoods. */
    usualVisit: slug,
    /** Visits that say nothing of a visitor's health: pages about others keep most outside tools off. */
    generalVisits: z.array(slug),
    /** What a message of the contact form may be about. Their words stand under `contact: reasons:`. */
    contactReasons: z.array(slug).min(1),
    /** The pages that stand above those of a kind. */
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

/** A page that stands above those of a kind. */
export type HubName = keyof Vertical['hubs']
