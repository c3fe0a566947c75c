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
      "The title in the browser tab and in search results: 20 to 65 characters. The practice's name is added where there is room.",
      'Dry Eye: Symptoms, Causes and Relief',
    ),
    description: key(
      words,
      'The text under the title in search results: 70 to 170 characters.',
      'Burning, gritty or tired eyes by noon? Learn what causes dry eye, what our tests show and which treatments help.',
    ),
    keywords: key(
      words.optional(),
      'Words people search for, separated by commas. The search of the site finds the page by them; nobody sees them.',
      'dry eye, burning eyes, gritty eyes',
    ),
    heading: key(words, "The page's largest heading.", 'Dry eyes'),
    name: key(words, 'What menus, cards and breadcrumbs call the page.', 'Dry eye'),
    summary: key(words, 'One sentence for cards that lead here.', 'Why eyes burn and water, and what brings relief.'),
    emailSubject: key(
      words.optional(),
      'The subject of an appointment request written from the page, where the usual one does not fit.',
      'Keratoconus referral',
    ),
    intro: key(
      words,
      'The first words under the heading: two or three sentences.',
      'Dry eye has two common causes. Which one you have decides what helps.',
    ),
    sections: key(
      z.array(section).default([]),
      'The sections of the page, in this order. All languages have the same.',
    ),
    questions: key(
      z.array(question).default([]),
      'Questions with answers, after the sections. Search engines are told of them.',
    ),
  })
  .meta({ title: 'Texts of a page' })

const facts = key(
  z.array(fact).min(2).max(6).optional(),
  'The page at a glance, in a box before its sections: two to six lines.',
)

const sections = (least: number) =>
  key(z.array(section).min(least), `The sections of the page, ${least} or more. All languages have the same.`)

export const written = text.extend({ facts, sections: sections(2) }).meta({ title: 'Texts of an article' })
export const asked = text
  .extend({
    facts,
    questions: key(z.array(question).min(3), 'Questions with answers, three or more. Search engines are told of them.'),
  })
  .meta({ title: 'Texts of a page of questions' })
export const comparison = written
  .extend({
    inShort: key(
      words.max(100, 'must be at most 100 characters').optional(),
      'The verdict in one line, on cards that lead here. It says what the page says, and no more.',
      'Drops for now and then, plugs for every day.',
    ),
    verdict: key(z.array(choice).min(2).max(4).optional(), 'In short: which option suits whom. Two to four options.'),
  })
  .meta({ title: 'Texts of a comparison' })
/** A page that patients bring to a visit. */
export const brought = written.extend({ ask }).meta({ title: 'Texts of an article with questions to bring' })
export const condition = brought
  .extend({
    medicalName: key(
      words.optional(),
      'The clinical name, shown in brackets after the plain one.',
      'keratoconjunctivitis sicca',
    ),
  })
  .meta({ title: 'Texts of a condition' })

const figure = z
  .strictObject({
    value: key(
      words,
      'The figure. Name a claim of practice.yaml, so that it is the same everywhere.',
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
      'What people often notice after it. Never promise a result.',
      'People often notice longer stretches of comfort.',
    ),
  })
  .meta({ title: 'Before and after' })

export const home = text
  .extend({
    stats: key(z.array(figure).length(4).default([]), 'Four figures on the first page.'),
    results: key(
      z.array(result).min(2).default([]),
      'What changes with care, two or more, stated without promising a result.',
    ),
  })
  .meta({ title: 'Texts of the first page' })

/** The section for one of a page's two groups of readers. */
const way = z.strictObject(headed)
export const referral = written
  .extend({
    patients: key(way, 'For patients who were referred to us. It ends with the ways to book a visit.'),
    colleagues: key(
      way.extend({
        subject: key(
          words.max(78, 'must be at most 78 characters'),
          'The subject of the e-mail they write. It must not identify a patient: subjects can be read on the way.',
          'Question about a referral',
        ),
      }),
      'For those who refer patients. It ends with the phone and an e-mail link.',
    ),
  })
  .meta({ title: 'Texts of a referral page' })

export type PageText = z.infer<typeof text>
export type ConditionText = z.infer<typeof condition>
export type ComparisonText = z.infer<typeof comparison>
export type ReferralText = z.infer<typeof referral>
export type HomeText = z.infer<typeof home>
