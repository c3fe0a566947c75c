import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { freePort } from '../support/free-port.ts'

/** A test that failed. */
export interface Failure {
  /** Relative to the checkout. Missing when the run aborted before any test. */
  file?: string
  test: string
  /** Whether it failed among all cases of a soak. */
  soak?: boolean
}

/** Runs Vitest files in `folder`, a copy of the checkout. All of them when none is named. */
export async function runUnit(
  folder: string,
  files: readonly string[],
  bail: boolean,
  soak = false,
): Promise<Failure[]> {
  const report = join(folder, '.cache/unit.json')
  const needSite = files.length === 0 || files.some((file) => readsSite(join(folder, file)))
  const config = needSite ? 'tests/vitest.config.ts' : 'tests/mutants/without-site.config.ts'
  const options = ['--reporter', 'json', '--outputFile', report, '--bail', bail ? '1' : '0']
  rmSync(report, { force: true })
  const program = ['vitest/vitest.mjs', 'run', '--config', config]
  const { code, said } = await run(folder, [...program, ...options, ...files], soaking(soak))
  if (code === 0) return []
  const { testResults } = read<{ testResults: VitestFile[] }>(report) ?? { testResults: [] }
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(folder, name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName }) => ({ file, test: fullName }))
    return status === 'failed' ? [{ file, test: firstLine(message) }] : []
  })
  return failures.length > 0 ? failures : [{ test: brokenOff(said) }]
}

/** Runs Playwright files in `folder`, on a free port, up to the first failure. A failure must repeat: machines stall for seconds at times. */
export async function runBrowser(folder: string, files: readonly string[], soak = false): Promise<Failure[]> {
  const report = join(folder, '.cache/browser.json')
  const options = ['--reporter', 'json', '--workers', '2', '--retries', '1', '--max-failures', '1']
  const port = String(await freePort())
  const env = { E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...soaking(soak) }
  rmSync(report, { force: true })
  const program = ['@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts']
  const { code, said } = await run(folder, [...program, ...options, ...files], env)
  if (code === 0) return []
  const failures = (read<PlaywrightSuite>(report)?.suites ?? []).flatMap((suite) => failedIn(suite, `${suite.file}`))
  return failures.length > 0 ? failures : [{ test: brokenOff(said) }]
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string }[]
}

interface PlaywrightSuite {
  file?: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean }[]
}

function failedIn({ suites = [], specs = [] }: PlaywrightSuite, file: string): Failure[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => ({ file: `tests/e2e/${file}`, test: title }))
  return [...own, ...suites.flatMap((suite) => failedIn(suite, file))]
}

/** Runs a package's program in its own process. Its environment has no variables of the tests that started it. */
async function run(folder: string, [program, ...args]: string[], env: Record<string, string> = {}) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV$|TEST$|PW_|TEST_WORKER_INDEX)/.test(name),
  )
  // As in CI: a missing snapshot is a failure, and is not written.
  const child = spawn(process.execPath, [join(folder, 'node_modules', program!), ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(own), CI: '1', ...env },
  })
  let said = ''
  child.stdout.on('data', (data) => (said += data))
  child.stderr.on('data', (data) => (said += data))
  const [code] = await once(child, 'close')
  return { code: code as number | null, said }
}

const readsSite = (file: string) => /inject\('(site|practice)'\)|readPublished/.test(readFileSync(file, 'utf8'))

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const soaking = (soak: boolean): Record<string, string> => (soak ? { SOAK: '1' } : {})
const firstLine = (text: string) => text.trim().split('\n')[0]!
const brokenOff = (said: string) => /^.*Error\b.*$/m.exec(said)?.[0].trim() ?? firstLine(said.slice(-500))
