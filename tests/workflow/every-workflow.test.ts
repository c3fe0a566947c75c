import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../generator/folders.ts'
import { emptyFolder } from '../support/world.ts'
import { fillIn, readWorkflow, runs } from './workflow.ts'

const { scripts, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
  engines: { node: string }
}

describe.each(readdirSync(join(root, '.github/workflows')))('the workflow %s', (file) => {
  const { workflow, text } = readWorkflow(file)
  const jobs = Object.values(workflow.jobs)
  const steps = jobs.flatMap((job) => job.steps)

  it("uses only GitHub's own actions, each pinned to one commit, with its version in a comment", () => {
    const used = text.split('\n').filter((line) => line.includes('uses:'))
    expect(used).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length)
    for (const line of used) expect(line).toMatch(/uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    const pins = new Set(used.map((line) => line.slice(line.indexOf('actions/'))))
    const names = new Set([...pins].map((pin) => pin.split('@')[0]))
    expect(pins.size).toBe(names.size)
  })

  it('gives each job only the permissions it names, and leaves no token in a checkout', () => {
    expect(workflow.permissions).toEqual({})
    const kept = steps.filter(({ uses = '' }) => uses.includes('/checkout@')).map((step) => step.with)
    expect(kept.every((given) => given?.['persist-credentials'] === false)).toBe(true)
  })

  it('interpolates nothing into a script', () => {
    expect(steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([])
  })

  it('tests on the oldest Node that package.json allows, at night on the newest too, and publishes on a maintained one', () => {
    const ours = jobs.filter((job) => job.steps.some(({ uses = '' }) => uses.includes('/checkout@')))
    const versions = ours.flatMap(({ strategy, steps }) =>
      steps
        .filter(({ uses = '' }) => uses.includes('/setup-node@'))
        .flatMap((step) =>
          (strategy?.matrix.node ?? ['']).map((node) =>
            fillIn(String(step.with!['node-version']), { matrix: { node } }),
          ),
        ),
    )
    const oldest = engines.node.slice('>='.length)
    const expected = file === 'publish.yml' ? ['24'] : 'schedule' in workflow.on ? [oldest, 'current'] : [oldest]
    expect(new Set(versions)).toEqual(new Set(expected))
  })

  it('runs scripts that package.json has', () => {
    const asked = [...text.matchAll(/npm (?:run (?:--silent )?)?([a-z][a-z0-9]*)/g)].map(([, name]) => name!)
    expect(asked.filter((name) => !['ci', 'install'].includes(name) && scripts[name] === undefined)).toEqual([])
  })

  it('has a timeout for every job', () => {
    // GitHub itself ends a job only after six hours. Only the nightly run may take nearly as long.
    const most = 'schedule' in workflow.on ? 359 : 45
    expect(jobs.filter((job) => !(job['timeout-minutes'] <= most))).toEqual([])
  })
})

it.each([
  ['opens an issue', '', 'issue create --title The nightly soak fails --body'],
  ['comments on the open one', '7', 'issue comment 7 --body'],
])('%s when the nightly run has failed, in a job that runs none of our code', (_, open, asked) => {
  const { report, ...others } = readWorkflow('soak.yml').workflow.jobs
  const names = Object.keys(others)
  expect(report!.needs).toEqual(names)
  expect(report!.permissions).toEqual({ issues: 'write' })
  for (const { permissions } of Object.values(others)) expect(permissions).toEqual({ contents: 'read' })
  const allGood = Object.fromEntries(names.map((name) => [name, { result: 'success' }]))
  for (const name of names)
    for (const result of ['success', 'failure', 'cancelled'])
      expect(runs(report!.if, false, { needs: { ...allGood, [name]: { result } } }), `${name}: ${result}`).toBe(
        result === 'failure',
      )
  const [step, ...more] = report!.steps
  expect(more).toEqual([])
  const gh = `gh() { if [ "$2" = list ]; then echo "${open}"; else echo "$@"; fi; }`
  const { stdout } = spawnSync('bash', ['-ec', `${gh}\n${step!.run}`], { env: { ...process.env, ...step!.env } })
  expect(String(stdout)).toContain(asked)
})

it('runs both halves of `npm run soak` at night, the second even if the first fails', () => {
  const halves = readWorkflow('soak.yml').workflow.jobs.soak!.steps.filter(({ env }) => env?.SOAK !== undefined)
  expect(halves.map(({ run }) => `SOAK=1 ${run}`).join(' && ')).toBe(scripts.soak)
  expect(halves.map((step) => runs(step.if, false, {}))).toEqual([false, true])
})

describe('a site that is published from several systems at night', () => {
  const { systems, 'same-site': same } = readWorkflow('soak.yml').workflow.jobs
  const compare = same!.steps.find(({ run }) => run !== undefined)!.run!
  const names = systems!.strategy!.matrix.system!.map(String)

  /** The exit code of the comparison, after `change` to one system's site. */
  function compared(change: (folder: string) => void = () => {}): number | null {
    const folder = emptyFolder()
    for (const name of names) {
      mkdirSync(join(folder, name, 'es'), { recursive: true })
      for (const file of ['index.html', 'es/about.html', 'icon.png']) writeFileSync(join(folder, name, file), file)
    }
    change(folder)
    return spawnSync('bash', ['-eo', 'pipefail', '-c', compare], { cwd: folder }).status
  }

  it('passes if it is the same', () => {
    expect(compared()).toBe(0)
  })

  it('passes if only pictures differ, as they do by a few pixels', () => {
    expect(compared((folder) => writeFileSync(join(folder, names.at(-1)!, 'icon.png'), 'other'))).toBe(0)
  })

  it.each(names)('fails if that from %s has another page, or one fewer', (name) => {
    expect(compared((folder) => writeFileSync(join(folder, name, 'es/about.html'), 'other'))).toBe(1)
    expect(compared((folder) => rmSync(join(folder, name, 'index.html')))).toBe(1)
  })
})
