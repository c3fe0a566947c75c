import * as z from 'zod'
import { choice, fact, headed, question, section } from './blocks.ts'
import { key } from './key.ts'
import { words } from './text.ts'
import { ask } from './visit-pack.ts'

/** The words every written page has, in each language. */
export const text = z
  .strictObject({
    title: key(
      words,
      'The title in the browser tab and in search results, 20 to 65 characters. The name of the practice is added if there is room.',
      'Dry Eye: Symptoms, Causes and Relief',
    ),
    description: key(
      words,
      'The text under the title in search results, 70 to 160 characters.',
      'Burning, gritty or tired eyes by noon? Learn what causes dry eye, what our tests show and which treatments help.',
    ),
    keywords: key(
      words.optional(),
      'Words that people search for, separated by commas. The site search uses them to find the page. Readers do not see them.',
      'dry eye, burning eyes, gritty eyes',
    ),
    heading: key(words, 'The main heading of the page.', 'Dry eyes'),
    name: key(words, 'The name of the page in menus, cards and breadcrumbs.', 'Dry eye'),
    summary: key(
      words,
      'One sentence for cards that link to the page.',
      'Why eyes burn and water, and what brings relief.',
    ),
    emailSubject: key(
      words.optional(),
      'The subject of an appointment request sent from the page, if the usual one does not fit.',
      'Keratoconus referral',
    ),
    intro: key(
      words,
      'The introduction under the heading, two or three sentences.',
      'Dry eye has two common causes. Which one you have decides what helps.',
    ),
    sections: key(
      z.array(section).default([]),
      'The sections of the page, in this order. All languages have the same sections.',
    ),
    questions: key(
      z.array(question).default([]),
      'Questions with answers, shown after the sections and passed on to search engines.',
    ),
  })
  .meta({ title: 'Page text' })

/** Kinds of pages that the site search leaves out have no keywords. */
const unsearched = text.omit({ keywords: true })

export const outOfArea = unsearched.meta({ title: 'Text for visitors from elsewhere' })

// What a page would not show is no key of its kind. For the code, it is empty.
const noQuestions = { questions: [] }
const noBody = { sections: [], ...noQuestions }
const body = { sections: true, questions: true } as const

export const staff = unsearched
  .omit({ questions: true })
  .transform((words) => ({ ...words, ...noQuestions }))
  .meta({ title: 'Staff page text' })
export const introduced = text
  .omit(body)
  .transform((words) => ({ ...words, ...noBody }))
  .meta({ title: 'Short page text' })
export const notFound = unsearched
  .omit(body)
  .transform((words) => ({ ...words, ...noBody }))
  .meta({ title: 'Text of the error page' })

const facts = key(
  z.array(fact).min(2).max(6).optional(),
  'The key facts, in a box above the sections: two to six lines.',
)

const sections = key(
  z.array(section).min(2),
  'The sections of the page, 2 or more. All languages have the same sections.',
)

export const written = text.extend({ facts, sections }).meta({ title: 'Article text' })
export const eyewear = written.omit({ facts: true }).meta({ title: 'Eyewear text' })
export const asked = text
  .extend({
    facts,
    questions: key(z.array(question).min(3), 'Questions with answers, three or more, passed on to search engines.'),
  })
  .meta({ title: 'FAQ text' })
export const comparison = written
  .extend({
    inShort: key(
      words.max(100, 'must be at most 100 characters').optional(),
      'The verdict in one line, for cards that link to the page. It must not say more than the page does.',
      'Drops for now and then, plugs for every day.',
    ),
    verdict: key(
      z.array(choice).min(2).max(4).optional(),
      'A summary of which option suits whom: two to four options.',
    ),
  })
  .meta({ title: 'Comparison text' })
/** A page that patients bring to a visit. */
export const brought = written.extend({ ask }).meta({ title: 'Topic text' })
export const condition = brought
  .extend({
    medicalName: key(
      words.optional(),
      'The clinical name, shown in parentheses after the plain one. Several are separated by commas.',
      'keratoconjunctivitis sicca',
    ),
  })
  .meta({ title: 'Condition text' })

const figure = z
  .strictObject({
    value: key(
      words,
      'The figure. Use a claim from practice.yaml, so that it is the same everywhere.',
      '{fact.since-year}',
    ),
    label: key(words, 'What the figure counts, in a few words.', 'caring for eyes since'),
  })
  .meta({ title: 'Figure' })

const result = z
  .strictObject({
    name: key(words, 'The complaint.', 'Dry, burning eyes'),
    before: key(words, 'What people notice before care.', 'Eyes sting by noon and blur until the next blink.'),
    after: key(
      words,
      'What people often notice after care. Never promise a result.',
      'People often notice longer stretches of comfort.',
    ),
  })
  .meta({ title: 'Before and after' })

export const home = text
  .extend({
    stats: key(z.array(figure).length(4).default([]), 'Four figures on the home page.'),
    results: key(
      z.array(result).min(2).default([]),
      'What people notice before and after care: two or more entries, none of which promises a result.',
    ),
  })
  .meta({ title: 'Home page text' })

/** The section for one of a page's two groups of readers. */
const way = z.strictObject(headed)
export const referral = written
  .extend({
    patients: key(
      way,
      'The section for patients who were referred to the practice. It ends with the ways to book a visit.',
    ),
    colleagues: key(
      way.extend({
        subject: key(
          words.max(78, 'must be at most 78 characters'),
          'The subject of the email they send. It must not identify a patient, because subjects can be read in transit.',
          'Question about a referral',
        ),
      }),
      'The section for colleagues who refer patients. It ends with the phone number and an email link.',
    ),
  })
  .meta({ title: 'Referral page text' })

export type ReferralText = z.infer<typeof referral>
export type HomeText = z.infer<typeof home>
