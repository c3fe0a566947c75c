import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../generator/folders.ts'

/** The text of the specification, as received. */
export const specification = readFileSync(join(root, 'tests/specification/specification.md'), 'utf8')

/** The comma-separated names that follow `start` on its line of the specification. */
export function namesAfter(start: string): string[] {
  const line = specification.split('\n').find((each) => each.includes(start))!
  return line
    .slice(line.indexOf(start) + start.length)
    .trim()
    .replace(/\.$/, '')
    .split(', ')
}

/** The drive times table of the specification: each city with its minutes. */
export const driveTimes = [...specification.matchAll(/^\| ([A-Z][A-Za-z ]+?) +\| (\d+-\d+) +\|$/gm)].map(
  ([, city, minutes]) => ({ city: city!, slug: city!.toLowerCase().replaceAll(' ', '-'), minutes: minutes! }),
)
