import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../generator/folders.ts'
import { describeChain, measureChain } from './chain.ts'
import { wordings } from './city-words.ts'
import { describeEdge, measureEdge } from './edge.ts'
import { auditKinds, printAudited } from './lighthouse.ts'
import { describeMachine, printMachine } from './machine.ts'
import { installPeers } from './peers/installed.ts'
import { installedPeers } from './peers/peers.ts'
import { printForReadme } from './readme-table.ts'
import { printLines, printOutcomes } from './report.ts'
import { measureRounds } from './rounds.ts'
import { linesOf } from './series.ts'
import { setAside } from './set-aside.ts'
import { type Measurement, outcomes } from './targets.ts'

// npm run bench -- [--pages 10003,50001] [--words mixed] [--peers hugo,eleventy,astro] [--runs 3]
//   [--dir /dev/shm] [--spec] [--patience 300] [--json | --readme]
// npm run bench -- --install-peers
// npm run bench -- --edge [--pages 10003,1000003 | --practices 1000,10000] [--json]
// npm run bench -- --lighthouse [--kinds home,condition] [--runs 5] [--json]

const options = {
  pages: { type: 'string', default: '10003' },
  runs: { type: 'string' },
  /** Where the sites are written. A folder in memory keeps the disk out of the numbers. */
  dir: { type: 'string', default: tmpdir() },
  /** Which of the added cities have texts of their own: bare (none), rich (all), mixed (every second one). */
  words: { type: 'string', default: 'mixed' },
  /** Other generators to measure too: all that are installed, unless some are named. */
  peers: { type: 'string' },
  /** Short for "--peers hugo". */
  hugo: { type: 'boolean', default: false },
  'install-peers': { type: 'boolean', default: false },
  /** The real manifest alone, without added cities. */
  spec: { type: 'boolean', default: false },
  /** How many seconds in total it may wait for the machine to become quiet. */
  patience: { type: 'string', default: '300' },
  json: { type: 'boolean', default: false },
  /** Prints the table of tests/bench/README.md. */
  readme: { type: 'boolean', default: false },
  /** Measures what a phone gets instead of the commands: the first page of every kind, or of these. */
  lighthouse: { type: 'boolean', default: false },
  kinds: { type: 'string' },
  /** Measures a worker at the edge with this many pages instead of the commands. */
  edge: { type: 'boolean', default: false },
  /** The same with chains of this many practices. */
  practices: { type: 'string' },
} as const

try {
  await bench()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function bench(): Promise<void> {
  const { values } = parseArgs({ options })
  const sizes = values.spec ? [undefined] : values.pages.split(',').map((text) => wholeNumber('pages', text))
  const runs = wholeNumber('runs', values.runs ?? (values.spec ? '7' : '3'))
  const patience = { ms: 1000 * wholeNumber('patience', values.patience) }
  if (values['install-peers']) return installPeers()
  const wording = wordings.find((each) => each === values.words)
  if (wording === undefined) throw new Error(`--words takes ${wordings.join(', ')}, not "${values.words}".`)
  const peers = values.spec ? [] : installedPeers(values.hugo ? ['hugo'] : values.peers?.split(','))

  mkdirSync(resolve(values.dir), { recursive: true })
  const folder = mkdtempSync(join(resolve(values.dir), 'sightline-bench-'))
  process.once('SIGINT', () => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(130)
  })
  try {
    if (values.lighthouse) return await benchPages(folder, values)
    if (values.edge && values.practices !== undefined) {
      const counts = values.practices.split(',').map((text) => wholeNumber('practices', text))
      return await benchChains(folder, counts, values.json)
    }
    if (values.edge) return await benchEdge(folder, sizes, values.json)
    const machine = describeMachine(folder)
    const measurements: Measurement[] = []
    for (const [index, pages] of sizes.entries()) {
      const own = join(folder, String(index))
      const say = (line: string) => process.stderr.write(`  ${line}\n`)
      const series = await measureRounds({ folder: own, pages, runs, wording, peers, patience, say })
      measurements.push({ asked: pages, lines: linesOf(series) })
      setAside(own)
    }
    const promises = outcomes(measurements)
    if (values.json) console.log(JSON.stringify({ machine, wording, runs, measurements, outcomes: promises }))
    else if (values.readme) console.log(printForReadme(machine, measurements))
    else {
      const tables = measurements.map(({ lines }) => `${lines[0]!.pages} pages, ${runs} runs\n\n${printLines(lines)}`)
      console.log(['', `${printMachine(machine)}; ${wording} cities`, ...tables, printOutcomes(promises)].join('\n\n'))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function benchEdge(folder: string, sizes: readonly (number | undefined)[], json: boolean): Promise<void> {
  for (const pages of sizes) {
    const measured = await measureEdge(join(folder, 'edge'), pages ?? 0)
    console.log(json ? JSON.stringify(measured) : describeEdge(measured))
  }
}

async function benchChains(folder: string, counts: readonly number[], json: boolean): Promise<void> {
  for (const practices of counts) {
    const measured = await measureChain(join(folder, 'chain'), practices)
    console.log(json ? JSON.stringify(measured) : describeChain(measured))
  }
}

async function benchPages(folder: string, values: { runs?: string; kinds?: string; json: boolean }): Promise<void> {
  const audited = await auditKinds(
    { manifest: join(root, 'manifest'), out: folder },
    {
      runs: wholeNumber('runs', values.runs ?? '5'),
      kinds: values.kinds?.split(','),
      say: (line) => process.stderr.write(`  ${line}\n`),
    },
  )
  if (values.json) console.log(JSON.stringify(audited))
  else printAudited(audited)
}

function wholeNumber(option: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${option} takes a whole number from 1, not "${text}".`)
  return number
}
