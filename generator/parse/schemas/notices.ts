import * as z from 'zod'
import { day } from './day.ts'
import { type Codes, entry } from './localized.ts'
import { slug, webAddress, words } from './text.ts'

const noticeText = z.strictObject({
  /** Its heading, and the words of links that lead to it. */
  name: words,
  /** Its paragraphs. Left out where only an authority's or a lawyer's words may stand, until they are there. */
  text: z.array(words).min(1).optional(),
  /** The official document, in place of a text or beside it. */
  url: webAddress.optional(),
})

const notice = (codes: Codes) =>
  entry(
    codes,
    {
      /** Its #hash on the page of notices. */
      id: slug,
      /** What asks for it: the law, and where the law can be read. */
      why: z.strictObject({ law: words, url: webAddress }),
      /** The sentence by which the owner decides whether it applies. */
      when: words,
      /** The owner's decision. Without one it counts as applying. */
      applies: z.boolean().default(true),
      /** Where it must stand besides the page of notices: as a link in the footer, in full on the contact page. */
      where: z.array(z.enum(['footer', 'contact'])).default([]),
      /** Nobody who can answer for its words has confirmed them. */
      draft: z.boolean().default(false),
      /** Who answers for its words, and the day they confirmed them. */
      confirmedBy: words.optional(),
      on: day.optional(),
    },
    noticeText,
  ).superRefine(({ draft, confirmedBy, on, text }, context) => {
    const refuse = (message: string, path: string[] = []) => context.addIssue({ code: 'custom', message, path })
    const isConfirmed = confirmedBy !== undefined
    if (draft && isConfirmed) refuse('must be removed once "confirmedBy:" is there', ['draft'])
    if (isConfirmed !== (on !== undefined)) refuse('must stand beside "confirmedBy:", and nowhere else', ['on'])
    if (isWritten(text) && !draft && !isConfirmed)
      refuse('must have "draft: true" beside its text until somebody confirms it, and then "confirmedBy:"')
    if (!isWritten(text) && (draft || isConfirmed))
      refuse('must have a "text:" or a "url:" in each language before it can be a draft or confirmed')
  })

/** In each language that it has a name in. */
const isWritten = (text: Readonly<Record<string, Text | undefined>>) =>
  Object.values(text).every((said) => said?.text !== undefined || said?.url !== undefined)

/** What the law wants a practice to tell: each notice once, with the words that may stand for it. */
export const noticesSchema = (codes: Codes) => z.array(notice(codes))

type Text = z.infer<typeof noticeText>
export type Notice = z.infer<ReturnType<typeof noticesSchema>>[number]
