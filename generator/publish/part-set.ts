import { called } from '../called.ts'
import { groupBy } from '../group-by.ts'
import { shellWord } from '../problems/shell-word.ts'
import type { Part } from './part.ts'
import { nameOfShard } from './shard.ts'

/** A folder given as a part: `name` is its display name, `part` its content or the reason it is not a part. */
export interface Given {
  folder: string
  name: string
  part: Part | string
}

export type GivenPart = Given & { part: Part }

/** The parts of one whole site, or the reasons why these folders do not make one, each with a remedy. */
export function assembleParts(given: readonly Given[]): { parts: GivenPart[]; faults: string[] } {
  const parts = given.filter((each): each is GivenPart => typeof each.part !== 'string')
  const unreadable = given.filter(({ part }) => typeof part === 'string')
  const faults = unreadable.map(
    ({ name, part }) =>
      `${name} is not a part of a site: ${part}. Make it with "${called} generate --shard i/n --out ${shellWord(name)}".`,
  )
  // Unless every part is readable, there is no telling which ones are missing.
  if (faults.length === 0) faults.push(...faultsOfSet(parts))
  return { parts, faults }
}

function faultsOfSet(parts: readonly GivenPart[]): string[] {
  const counts = oddOnes(
    parts,
    ({ shard }) => String(shard.of),
    (odd, others) =>
      `${odd} was made for a different number of parts than ${others}. Make all of them with the same n.`,
  )
  if (counts.length > 0) return counts
  const origins = oddOnes(
    parts,
    ({ fingerprint }) => fingerprint,
    (odd, others) =>
      `${odd} was made from a different manifest or code, with other options or by another version of Node than ${others}. Make all of them from one checkout, with the same options and version of Node.`,
  )
  const assets = oddOnes(
    parts,
    ({ assets }) => assets,
    (odd, others) =>
      `${odd} uses different scripts and styles than ${others}. Make all of them with the same versions of Node and packages.`,
  )
  return [...(origins.length > 0 ? origins : assets), ...duplicatesAndGaps(parts)]
}

function duplicatesAndGaps(parts: readonly GivenPart[]): string[] {
  const { of } = parts[0]!.part.shard
  return Array.from({ length: of }, (_, index) => ({ number: index + 1, of })).flatMap((shard) => {
    const name = nameOfShard(shard)
    const same = parts.filter(({ part }) => part.shard.number === shard.number)
    if (same.length > 1) return [`${namesOf(same)} are both shard ${name}. Give only one of them.`]
    if (same.length === 1) return []
    return [`Shard ${name} is missing. Make it like the others, with "--shard ${name}", and give its folder too.`]
  })
}

/** One line for each group of parts whose value differs from that of the largest group. */
function oddOnes(
  parts: readonly GivenPart[],
  what: (part: Part) => string,
  describe: (odd: string, others: string) => string,
): string[] {
  const groups = groupBy(parts, ({ part }) => what(part))
  const [most, ...others] = [...groups.values()].sort((a, b) => b.length - a.length)
  return others.map((odd) => describe(namesOf(odd), namesOf(most!)))
}

const namesOf = (parts: readonly GivenPart[]) => parts.map(({ name }) => name).join(', ')
