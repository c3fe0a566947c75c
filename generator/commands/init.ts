import { readdirSync, statSync } from 'node:fs'
import pc from 'picocolors'
import { openDraft } from '../author/draft.ts'
import { type Answers, faultsOf, init as initIn } from '../author/init.ts'
import { starterLanguages } from '../author/starter.ts'
import { called } from '../called.ts'
import { checkRelease } from '../checks/release.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { fromHome } from '../folders.ts'
import { emergencyNumber, unitedStates } from '../gazetteer/country.ts'
import { countryCode } from '../gazetteer/country-called.ts'
import { groupBy } from '../group-by.ts'
import { loadSite } from '../load-site.ts'
import type { NonEmpty } from '../non-empty.ts'
import { plural } from '../problems/print.ts'
import { isError, type Problem } from '../problems/problems.ts'
import { shellWord } from '../problems/shell-word.ts'
import { UserError } from '../problems/user-error.ts'
import { schema } from './schema.ts'
import { sayingWhatFailed } from './terminal/disk-error.ts'
import type { Io } from './terminal/io.ts'
import { report } from './terminal/report.ts'
import { writeTexts } from './write-texts.ts'

export type InitOptions = Partial<Answers>

type Question = readonly [key: keyof Answers, question: string, usual?: string]

/** Outside the United States, we cannot tell where a city is, its currency, or its emergency number. */
const questionsAbroad: readonly Question[] = [
  ['city', 'Which city is it in, with its province or region if addresses there have one? (Vancouver, BC)'],
  ['coordinates', 'Where is the office, in degrees north and east? (49.28,-123.12)'],
  ['currency', 'What is the currency of its prices? (CAD)'],
  ['emergency', 'Which number do people call in an emergency? (911 or 112)'],
]

const questionsIn = (country: string | undefined): readonly Question[] => [
  ['name', 'What is the practice called?'],
  ...(country === unitedStates
    ? [['city', 'Which city and state is it in? (Portland, OR)'] as const]
    : questionsAbroad),
  ['phone', 'What is its phone number?'],
  ['website', 'What is the address of its website?'],
  [
    'languages',
    `Which languages is the site in, starting with the default, ${starterLanguages.join(' or ')} for now? (en,es)`,
    'en,es',
  ],
]

/**
 * Creates a practice in the manifest folder, which must not have one: asks for whatever no option gives, and writes
 * files that pass `check`, in which anything only the owner knows is marked as a stand-in.
 */
export async function init(io: Io, given: InitOptions): Promise<ExitCode> {
  const fault = sayingWhatFailed(
    () => 'No practice was created',
    () => faultOf(io.manifest),
  )
  if (fault !== undefined)
    throw new UserError(`${fromHome(io.manifest)} ${fault}. Name another folder: ${called} init <folder>`)
  const answers = await ask(io, given)
  const draft = openDraft([])
  initIn(draft, answers)
  const { site, loose, sources, problems } = loadSite(io.manifest, { unsaved: draft.unsaved() })
  if (report({ problems: problems.filter(isError), sources }, io, { isDraft: true })) {
    io.note('The cause is in your answers or options. Nothing was written.')
    return exitCodes.problems
  }
  const changes = draft.changes()
  writeTexts(io, changes)
  await schema({ ...io, print: () => {} })
  const standIns = checkRelease(loose).filter(({ code }) => code === 'PLACEHOLDER')
  const folder = fromHome(io.manifest)
  if (io.json) {
    for (const { file } of changes) io.print(JSON.stringify({ event: 'file', action: 'added', file }))
    for (const { file, line, message } of standIns) io.print(JSON.stringify({ event: 'stand-in', file, line, message }))
    return exitCodes.ok
  }
  io.print(
    [
      `${pc.bold(`Created a practice of ${plural(site!.routes.length, 'page')} in ${folder}`)} (${plural(changes.length, 'file')}).`,
      '',
      'Placeholders for what only you know:',
      ...[...groupBy(standIns, ({ file }) => file).values()].flatMap(shortened).map((line) => `  ${folder}/${line}`),
      '',
      `Next: ${called} dev --manifest ${shellWord(folder)}, ${called} add city "..." --manifest ${shellWord(folder)}`,
    ].join('\n'),
  )
  return exitCodes.ok
}

/** Why no practice can be created in the folder; undefined if one can. */
function faultOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found === undefined) return undefined
  if (!found.isDirectory()) return 'is a file'
  return readdirSync(folder).some((file) => !file.startsWith('.')) ? 'is not empty' : undefined
}

/** A line for each stand-in of a file, or one for all if there are many, for example in a language without words. */
function shortened(standIns: NonEmpty<Problem>): string[] {
  if (standIns.length > mostLines) return [`${standIns[0].file}: ${standIns.length} placeholders`]
  return standIns.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

const mostLines = 8

/**
 * The values given as options, and the answers for the rest. Options that cannot be right are reported before anything
 * is asked, and a question whose answer is empty or cannot be right is asked again.
 */
async function ask(io: Io, given: Partial<Answers>): Promise<Answers> {
  const { country = unitedStates } = given
  const answers: Partial<Answers> = { currency: 'USD', emergency: emergencyNumber, ...given, country }
  const open = questionsIn(countryCode(country)).filter(([key]) => given[key] === undefined)
  const missing = io.ask === undefined ? open.filter(([, , usual]) => usual === undefined) : []
  const faults = [...faultsOf(answers), ...missing.map(toGive)]
  if (faults.length > 0) throw new UserError(faults.join('\n'))
  for (const question of open) answers[question[0]] = await answerTo(question, answers, io)
  return answers as Answers
}

async function answerTo(question: Question, answers: Partial<Answers>, io: Io): Promise<string> {
  const [key, text, usual] = question
  const given = await io.ask?.(`${text} `)
  const answer = given?.trim() || usual
  if (answer === undefined) {
    if (given === undefined) throw new UserError(toGive(question))
    return answerTo(question, answers, io)
  }
  const faults = faultsOf({ ...answers, [key]: answer })
  if (faults.length === 0) return answer
  io.note(faults.join('\n'))
  return answerTo(question, answers, io)
}

const toGive = ([key, text]: Question) => `Give --${key}: ${text}`
