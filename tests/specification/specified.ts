import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../generator/folders.ts'

/** The specification, as it was handed over. */
export const specification = readFileSync(join(root, 'tests/specification/specification.md'), 'utf8')

/** The names that stand in a sentence of the specification after its colon. */
export function namesAfter(start: string): string[] {
  const line = specification.split('\n').find((each) => each.includes(start))!
  return line
    .slice(line.indexOf(start) + start.length)
    .trim()
    .replace(/\.$/, '')
    .split(', ')
}

/** Its table of drive times: the cities it names, in minutes. */
export const driveTimes = [...specification.matchAll(/^\| ([A-Z][A-Za-z ]+?) +\| (\d+-\d+) +\|$/gm)].map(
  ([, city, minutes]) => ({ city: city!, slug: city!.toLowerCase().replaceAll(' ', '-'), minutes: minutes! }),
)
