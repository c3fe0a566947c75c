import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, mutated } from './mutant.ts'
import { type Failure, runBrowser, runUnit } from './run-tests.ts'

/** The fate of a mutant. `untrue`: the test that failed also fails without the mutant. */
interface Verdict {
  fate: 'found' | 'survived' | 'untrue'
  by?: Failure
  seconds: number
}

/** Test file, and whether as in a soak -> whether it passes without a mutant, checked once per run. */
export type Green = Map<string, Promise<boolean>>

const isBrowser = (file: string) => file.endsWith('.spec.ts')

/**
 * Makes the change in `folder`, a copy of the checkout, runs the tests named for it, again with the cases that are left
 * to a soak and, unless `quick`, all other tests. Reverts the change.
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
  const isTrue = by?.file === undefined || (await passes(by.file, by.soak === true, folder, green))
  const fate = by === undefined ? 'survived' : isTrue ? 'found' : 'untrue'
  return { fate, by, seconds: (performance.now() - start) / 1000 }
}

async function noticed({ tests }: Mutant, folder: string, quick: boolean): Promise<Failure | undefined> {
  const named = tests.filter((file) => existsSync(join(folder, file)))
  const unit = named.filter((file) => !isBrowser(file))
  const browser = named.filter(isBrowser)
  for (const soak of [false, true]) {
    if (unit.length > 0) for (const failure of await runUnit(folder, unit, true, soak)) return { ...failure, soak }
    if (browser.length > 0) for (const failure of await runBrowser(folder, browser, soak)) return { ...failure, soak }
  }
  if (quick) return undefined
  for (const failure of await runUnit(folder, [], true)) return failure
  for (const failure of await runBrowser(folder, [])) return failure
  return undefined
}

function passes(file: string, soak: boolean, folder: string, green: Green): Promise<boolean> {
  const key = `${file} ${soak}`
  let known = green.get(key)
  if (known === undefined) {
    const failures = isBrowser(file) ? runBrowser(folder, [file], soak) : runUnit(folder, [file], true, soak)
    known = failures.then(({ length }) => length === 0)
    green.set(key, known)
  }
  return known
}
