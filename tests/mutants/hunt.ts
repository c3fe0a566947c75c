import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, mutated } from './mutant.ts'
import { type Failure, runBrowser, runUnit } from './run-tests.ts'

/** The fate of a mutant. `untrue`: the test that failed also fails without the mutant. */
export interface Verdict {
  fate: 'found' | 'survived' | 'untrue'
  by?: Failure
  seconds: number
}

/** Test file -> whether it passes without a mutant, checked once per run. */
export type Green = Map<string, Promise<boolean>>

const isBrowser = (file: string) => file.endsWith('.spec.ts')

/**
 * Makes the change in `folder`, a copy of the checkout, runs the tests named for it and, unless `quick`, all others,
 * and reverts the change.
 */
export async function hunt(mutant: Mutant, folder: string, quick: boolean, green: Green): Promise<Verdict> {
  const start = performance.now()
  const path = join(folder, mutant.file)
  const before = readFileSync(path, 'utf8')
  let by: Failure | undefined
  writeFileSync(path, mutated(mutant, before))
  try {
    by = await noticed(mutant, folder, quick)
  } finally {
    writeFileSync(path, before)
  }
  const isTrue = by?.file === undefined || (await passes(by.file, folder, green))
  const fate = by === undefined ? 'survived' : isTrue ? 'found' : 'untrue'
  return { fate, by, seconds: (performance.now() - start) / 1000 }
}

async function noticed({ tests }: Mutant, folder: string, quick: boolean): Promise<Failure | undefined> {
  const named = tests.filter((file) => existsSync(join(folder, file)))
  const unit = named.filter((file) => !isBrowser(file))
  const browser = named.filter(isBrowser)
  if (unit.length > 0) for (const failure of await runUnit(folder, unit, true)) return failure
  if (browser.length > 0) for (const failure of await runBrowser(folder, browser)) return failure
  if (quick) return undefined
  for (const failure of await runUnit(folder, [], true)) return failure
  for (const failure of await runBrowser(folder, [])) return failure
  return undefined
}

function passes(file: string, folder: string, green: Green): Promise<boolean> {
  let known = green.get(file)
  if (known === undefined) {
    const failures = isBrowser(file) ? runBrowser(folder, [file]) : runUnit(folder, [file], true)
    known = failures.then(({ length }) => length === 0)
    green.set(file, known)
  }
  return known
}
