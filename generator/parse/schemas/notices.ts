import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { checkConfirmation, isConfirmed } from './confirmed.ts'
import { day } from './day.ts'
import { key, optIn } from './key.ts'
import { entry } from './localized.ts'
import { slug, webAddress, words } from './text.ts'

const noticeText = z.strictObject({
  name: key(words, 'The heading, also used as the text of links to the notice.', 'Notice of privacy practices'),
  text: key(
    z.array(words).min(1).optional(),
    'The paragraphs. If the wording must come from an authority or a lawyer, leave it out until you have it.',
    ['You may ask for a copy of your records at the front desk.'],
  ),
  url: key(
    webAddress.optional(),
    'The official document, in place of the text or in addition to it.',
    'https://www.hhs.gov/hipaa/filing-a-complaint/index.html',
  ),
})

const why = z.strictObject({
  law: key(words, 'The law that requires it, by its number.', '45 CFR 164.520'),
  url: key(
    webAddress,
    'The address where the law can be read.',
    'https://www.ecfr.gov/current/title-45/section-164.520',
  ),
})

const notice = (codes: Codes) =>
  entry(
    codes,
    {
      id: key(
        slug,
        'The last part of its address on the notices page: /notices#privacy-practices.',
        'privacy-practices',
      ),
      why: key(why, 'The reason for the notice.'),
      when: key(
        words,
        'A sentence that helps the owner decide whether the notice applies.',
        'It applies to a practice that sends claims to health plans electronically.',
      ),
      applies: key(z.boolean().default(true), "The owner's decision. If `false`, the notice is not shown.", false),
      where: key(
        z.array(z.enum(['footer', 'contact'])).default([]),
        'Where the notice appears in addition to the notices page. `footer`: as a link in the footer. `contact`: in full on the contact page.',
        ['footer'],
      ),
      draft: optIn(
        'Marks the text as a draft that nobody has confirmed, which appears only in previews. Remove it when you add `confirmedBy:`.',
      ),
      confirmedBy: key(words.optional(), 'Who confirmed the text.', 'Dr. Lee, owner'),
      on: key(day.optional(), 'The date the text was confirmed. Required with `confirmedBy:`.', '2026-03-14'),
    },
    noticeText,
  )
    .superRefine((notice, context) => {
      const { draft, text } = notice
      const refuse = (message: string, path: string[] = []) => context.addIssue({ code: 'custom', message, path })
      if (draft && isConfirmed(notice)) refuse('must be removed once there is a "confirmedBy:"', ['draft'])
      checkConfirmation(notice, context)
      if (isWritten(text) && !draft && !isConfirmed(notice))
        refuse('must have "draft: true" with its text until someone confirms it, and then "confirmedBy:"')
      if (!isWritten(text) && (draft || isConfirmed(notice)))
        refuse('must have a "text:" or a "url:" in each language before it can be a draft or confirmed')
    })
    .meta({ title: 'Notice' })

/** Whether a notice has a text or a URL in each language that it has a name in. */
const isWritten = (text: Readonly<Record<string, Text | undefined>>) =>
  Object.values(text).every((said) => said?.text !== undefined || said?.url !== undefined)

/** Notices that the law requires of a practice: each one once, with the words that may be shown for it. */
export const noticesSchema = (codes: Codes) => z.array(notice(codes))

type Text = z.infer<typeof noticeText>
export type Notice = z.infer<ReturnType<typeof noticesSchema>>[number]
