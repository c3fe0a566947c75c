import type { AppointmentPractice, AppointmentWords } from '../islands.ts'
import { longestFit } from '../longest-fit.ts'
import { type Letter, mailLink, maxLinkLength } from '../mail-link.ts'
import type { AppointmentRequest } from '../posted.ts'
import { maxTextLength } from '../sanitise.ts'
import { type Flexibility, type RequestSource, type Section, sectionsOf } from './sections.ts'

/** A request written out for the practice. */
export interface RequestLetter {
  /** The letter as the mail link carries it. */
  letter: Letter
  /** The mail link: at most `maxLinkLength` characters. */
  href: string
  /** The full text, for a copy or a file. Same content as the letter, unless that is `shortened`. */
  text: string
  /** Whether the letter lacks anything from the full text: some of the visitor's words, or whole lines. */
  shortened: boolean
}

/**
 * Writes a clean request as a letter whose mail link is short enough for every mail app. Missing values get no line. If
 * the link is too long, content the practice knows anyway is dropped first (`dispensable`, in order), then free text is
 * cut, and only then other answers. The letter says when it is incomplete.
 */
export function writeLetter(
  request: AppointmentRequest,
  source: RequestSource & { emailSubject: string },
  practice: Pick<AppointmentPractice, 'recipient' | 'name' | 'address' | 'hours'>,
  words: AppointmentWords,
): RequestLetter {
  const sections = sectionsOf(request, source, practice, words)
  const subject = source.emailSubject || words.subject
  // Encoding never shortens, so text that is already too long need not be encoded.
  const fits = (cut: Cut) => {
    const { body } = write(sections, cut, words)
    return body.length <= maxLinkLength && mailLink({ to: practice.recipient, subject, body }).length <= maxLinkLength
  }
  let cut = whole
  for (const name of dispensable) if (!fits(cut)) cut = { ...cut, without: [...cut.without, name] }
  if (!fits(cut)) cut = { ...cut, free: longestFit(maxTextLength, (free) => fits({ ...cut, free })) }
  if (!fits(cut)) cut = { ...cut, short: longestFit(maxTextLength, (short) => fits({ ...cut, short })) }
  const { body, shortened } = write(sections, cut, words)
  const letter = { to: practice.recipient, subject, body }
  const text = shortened ? write(sections, whole, words).body : body
  return { letter, href: mailLink(letter), text, shortened }
}

/** Sections to drop, in order. The first two carry no information. */
const dispensable = ['blank lines', 'empty sections', 'hours', 'location', 'referral'] as const

/** The sections a letter leaves out, and the maximum length of free text and of short answers. */
interface Cut extends Record<Exclude<Flexibility, 'fixed'>, number> {
  without: readonly (typeof dispensable)[number][]
}

const whole: Cut = { without: [], free: Number.POSITIVE_INFINITY, short: Number.POSITIVE_INFINITY }

function write(sections: readonly Section[], cut: Cut, words: AppointmentWords): { body: string; shortened: boolean } {
  const lacks = (name: string | undefined) => cut.without.some((each) => each === name)
  const blocks: string[] = []
  let shortened = false
  for (const { name, heading, lines } of sections) {
    if (lacks(name)) {
      shortened ||= lines.some(({ value }) => value !== '')
      continue
    }
    const answers = lines.flatMap(({ label, value, flexibility }) => {
      const shown = flexibility === 'fixed' ? value : cutTo(value, cut[flexibility])
      shortened ||= shown !== value
      if (shown === '') return []
      return label === undefined ? [shown] : [`${label}: ${shown}`]
    })
    if (heading === undefined) blocks.push([blocks.pop()!, ...answers].join('\n'))
    else if (answers.length > 0) blocks.push([heading, ...answers].join('\n'))
    else if (!lacks('empty sections')) blocks.push(`${heading}\n${words['mail.nothing']}`)
  }
  if (shortened) blocks.push(words['mail.shortened'])
  blocks.push(words['mail.respond'])
  return { body: blocks.join(lacks('blank lines') ? '\n' : '\n\n'), shortened }
}

/** Cuts by code points: a cut inside a surrogate pair would leave half a character. */
function cutTo(text: string, limit: number): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  return limit <= 3
    ? ''
    : `${characters
        .slice(0, limit - 3)
        .join('')
        .trimEnd()}...`
}
