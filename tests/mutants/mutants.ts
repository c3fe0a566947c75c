import { parseArgs } from 'node:util'
import { freshCopy } from '../support/fresh-copy.ts'
import { allMutants } from './all.ts'
import { type Green, hunt } from './hunt.ts'

// `npm run mutants`: breaks the code in one place after another and lists the changes that no test detects.
// `--only 12` or `--only gate` (may be repeated) selects some of them, `--quick` runs only the tests named for each.

const workers = 2

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, quick: { type: 'boolean' } } })

const chosen = allMutants
  .map((mutant, index) => ({ mutant, number: index + 1 }))
  .filter(
    ({ mutant, number }) => values.only === undefined || values.only.some((wanted) => fits(wanted, mutant, number)),
  )

function fits(wanted: string, { file, what }: (typeof allMutants)[number], number: number): boolean {
  return /^\d+$/.test(wanted)
    ? Number(wanted) === number
    : `${file} ${what}`.toLowerCase().includes(wanted.toLowerCase())
}

const missed: string[] = []
const green: Green = new Map()
const waiting = chosen.values()
let done = 0

async function work(folder: string): Promise<void> {
  for (const { mutant, number } of waiting) {
    const { fate, by, seconds } = await hunt(mutant, folder, values.quick === true, green)
    done += 1
    const line = `#${number} ${mutant.file}: ${mutant.what}`
    const tale = by === undefined ? '' : `\n      by ${by.file ?? 'the run itself'}: ${by.test}`
    console.log(`${done}/${chosen.length} ${fate}, ${seconds.toFixed(0)} s: ${line}${tale}`)
    if (fate !== 'found') missed.push(`${fate}: ${line}${tale}`)
  }
}

await Promise.all(Array.from({ length: workers }, (_, index) => work(freshCopy(`mutants/${index + 1}`))))
console.log(`\n${chosen.length - missed.length} of ${chosen.length} mutants found`)
for (const line of missed) console.log(line)
process.exitCode = missed.length === 0 && chosen.length > 0 ? 0 : 1
