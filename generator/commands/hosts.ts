import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { type Abilities, abilities, counted, type Host } from '../hosts/host.ts'
import { hosts as all } from '../hosts/index.ts'
import { grouped } from '../numbers.ts'
import { table } from '../problems/table.ts'
import type { Io } from './terminal/io.ts'

/** Prints what each host can do, what it does instead where it cannot, and its limits. */
export async function hosts(io: Io): Promise<ExitCode> {
  if (io.json) {
    for (const { name, title, can, limits, configuration } of all)
      io.print(JSON.stringify({ name, title, can, limits, configuration }))
    return exitCodes.ok
  }
  io.print(
    table([['', ...all.map(({ name }) => name)], ...abilityList.map(([ability, label]) => [label, ...marks(ability)])]),
  )
  for (const host of all) io.print(['', `${host.title} (host: ${host.name})`, ...shortcomings(host)].join('\n'))
  return exitCodes.ok
}

const abilityList = Object.entries(abilities) as [keyof Abilities, string][]

const marks = (ability: keyof Abilities) => all.map(({ can }) => (can[ability] === true ? 'yes' : 'no'))

const shortcomings = ({ can, limits, configuration }: Host): string[] => [
  `  reads ${configuration.join(', ')}`,
  ...abilityList.flatMap(([ability, label]) => (can[ability] === true ? [] : [`  ${label}: no, ${can[ability]}`])),
  ...limits.map(
    ({ of, atMost, note }) => `  at most ${grouped(atMost)} ${counted[of]}${note === undefined ? '' : ` (${note})`}`,
  ),
]
