import { InvalidArgumentError } from 'commander'
import type { Coordinates } from '../drive/miles.ts'
import { parseNumber, readCoordinates } from '../drive/read-coordinates.ts'
import { parseShard, type Shard } from '../publish/shard.ts'

// Each parses the text given for an option, or throws an InvalidArgumentError.

/** A script with an unset variable passes an empty name, which would mean the current folder. */
export function folder(text: string): string {
  if (text === '') throw new InvalidArgumentError('Name a folder.')
  return text
}

/** The paths given before, and one more. An empty one would mean everything. */
export function paths(text: string, before: readonly string[] = []): string[] {
  if (text === '') throw new InvalidArgumentError('Name a file or a folder.')
  return [...before, text]
}

export const port = wholeNumber(0, 65_535, 'A port must be a number from 0 to 65535.')
export const threads = wholeNumber(1, 64, 'The number of threads must be from 1 to 64.')

function wholeNumber(least: number, most: number, rule: string) {
  return (text: string): number => {
    const number = parseNumber(text)
    if (!Number.isInteger(number) || number < least || number > most) throw new InvalidArgumentError(rule)
    return number
  }
}

export function coordinates(text: string): Coordinates {
  const read = readCoordinates(text)
  if (read === undefined) throw new InvalidArgumentError('Coordinates are a latitude and a longitude: 33.6,-117.67')
  return read
}

export function shard(text: string): Shard {
  const shard = parseShard(text)
  if (shard === undefined)
    throw new InvalidArgumentError('A shard is i/n, such as 2/3: part i of n, counted from 1, with at most 9999 parts.')
  return shard
}
