import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ended } from '../support/command.ts'
import { differences, treeOf } from '../support/published.ts'
import { emptyFolder } from '../support/world.ts'
import { openRepository } from './pull-request.ts'
import { type Event, openRunner, type Runner, runWorkflow } from './runner.ts'
import { fillIn, readWorkflow, runs, type Step, type Workflow } from './workflow.ts'

// Runs the workflow as it is written, step by step: each job in a checkout of its own, which only actions add to.

const { workflow, text } = readWorkflow('publish.yml')
const { part, merge, publish } = workflow.jobs
const isCheckout = ({ uses = '' }: Step) => uses.includes('/checkout@')
const isRun = (github: Event['github']) => runs(part!.if, true, { vars: { CLOUDFLARE_PROJECT: 'practice' }, github })

/** The event when the tests of a commit, the newest on main, have passed. */
const tested = (sha: string) => ({
  event_name: 'workflow_run',
  event: { workflow_run: { event: 'push', conclusion: 'success', head_sha: sha } },
  ref: 'refs/heads/main',
  sha,
})
const fromFork = { event: 'pull_request' }

describe('the workflow', () => {
  it('gives its secrets only to the job that runs none of our code', () => {
    const holding = Object.values(workflow.jobs).filter((job) => JSON.stringify(job).includes('secrets.'))
    expect(holding).toEqual([publish])
    expect(publish!.steps.some(isCheckout)).toBe(false)
    expect(publish!.permissions).toBeUndefined()
    expect(text.match(/secrets\.\w+/g)).toEqual(['secrets.CLOUDFLARE_API_TOKEN', 'secrets.CLOUDFLARE_ACCOUNT_ID'])
  })

  it('gives its other jobs read access only', () => {
    for (const job of [part, merge]) expect(job!.permissions).toEqual({ contents: 'read' })
  })

  it('makes nothing of a branch that has not been merged, even if started by hand', () => {
    const isMade = (ref: string) => isRun({ ref, event_name: 'workflow_dispatch' })
    expect(['refs/heads/main', 'refs/heads/draft', 'refs/tags/main'].filter(isMade)).toEqual(['refs/heads/main'])
  })

  it('publishes the newest commit on main as soon as its tests have passed', () => {
    expect(workflow.on.workflow_run).toEqual({
      workflows: [readWorkflow('site.yml').workflow.name],
      types: ['completed'],
      branches: ['main'],
    })
    const github = tested('newest')
    expect(isRun(github)).toBe(true)
    for (const other of [{ conclusion: 'failure' }, { conclusion: 'cancelled' }, { head_sha: 'older' }, fromFork])
      expect(isRun({ ...github, event: { workflow_run: { ...github.event.workflow_run, ...other } } })).toBe(false)
  })

  it('keeps a run that waits when the tests of a pull request end', () => {
    const groupAfter = (event: string, run_id: number) =>
      fillIn(workflow.concurrency.group, { github: { run_id, event: { workflow_run: { event } } } })
    expect(groupAfter('push', 1)).toBe(groupAfter('push', 2))
    expect(groupAfter('push', 1)).not.toBe(groupAfter('pull_request', 2))
  })

  it("gives the secret to a pinned version of the host's tool and of the packages it needs, but to no script of them", () => {
    const [install, publishing] = publish!.steps.filter(({ run }) => run !== undefined)
    expect(install).toEqual({
      run: expect.stringMatching(
        /^npm install --global --ignore-scripts --before=\d{4}-\d\d-\d\d wrangler@\d+\.\d+\.\d+$/,
      ),
    })
    expect(publishing!.run).toMatch(/^wrangler pages deploy dist /)
  })
})

// Runs for a minute: tests/generator/publish/shard.test.ts tests the same of the commands in every suite.
describe('a site that several runners build', { tags: ['soak'] }, () => {
  let origin: string
  let main: ReturnType<typeof openRepository>
  let runner: Runner
  const shards = part!.strategy!.matrix.shard!

  /** A push to main, once its tests have passed. */
  function event(message: string, given: Pick<Event, 'vars' | 'secrets'> = {}): Event {
    main.git('commit', '--quiet', '--all', '--allow-empty', '--message', message)
    const sha = main.git('rev-parse', 'HEAD')
    return {
      origin,
      ref: 'main',
      github: { ...tested(sha), run_id: sha, run_attempt: 1 },
      vars: { CLOUDFLARE_PROJECT: 'the-practice' },
      secrets: { CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: 'account' },
      ...given,
    }
  }

  function run(of: Workflow, given: Event) {
    writeFileSync(runner.asked, '')
    const results = runWorkflow(of, given, runner)
    const log = Object.entries(results).map(([name, { log }]) => `${name}:\n${log}`)
    return {
      results,
      verdicts: Object.fromEntries(Object.entries(results).map(([name, { result }]) => [name, result])),
      log: log.join('\n'),
      published: readFileSync(runner.asked, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('wrangler')),
    }
  }

  /** The site that one machine builds from the commit, unsharded and from scratch. */
  async function plain() {
    const checkout = join(runner.home, 'work/merge')
    const out = join(emptyFolder(), 'dist')
    const program = ['generator/sightline.mjs', 'generate', '--force', '--out', out]
    const { code, err } = await ended(spawn(process.execPath, program, { cwd: checkout }))
    expect(code, err).toBe(0)
    return treeOf(out)
  }

  const whole = () => treeOf(join(runner.artifacts, 'whole'))
  const names = (count: number) => Array.from({ length: count }, (_, index) => `part (${index + 1})`)
  const success = (count: number) =>
    Object.fromEntries([...names(count), 'merge', 'publish'].map((name) => [name, 'success']))

  let first: ReturnType<typeof run>
  // Not in the body of this block, which runs even where its tests are left out.
  beforeAll(() => {
    origin = join(emptyFolder(), 'the origin')
    main = openRepository(origin)
    runner = openRunner(join(emptyFolder(), 'runners'))
    first = run(workflow, event('The site as it is'))
  })

  it('equals, byte for byte, what one runner builds alone', async () => {
    expect(first.verdicts, first.log).toEqual(success(shards.length))
    expect(differences(whole(), await plain())).toEqual([])
  })

  it('is published once, after its parts were merged', () => {
    expect(first.published).toEqual([
      expect.stringMatching(/ pages deploy dist --project-name the-practice --branch main$/),
    ])
  })

  it('is divided: no runner builds all of it', () => {
    const pages = names(shards.length).map((name) => Number(/ has (\d+) pages/.exec(first.results[name]!.log)![1]))
    const all = Number(/ has (\d+) pages/.exec(first.results.merge!.log)![1])
    expect(pages.reduce((sum, each) => sum + each, 0)).toBe(all)
    expect(Math.max(...pages)).toBeLessThan(all)
  })

  it('is the same when built with the caches of earlier runs and by one more runner', async () => {
    appendFileSync(join(main.manifest, 'cities.yaml'), '\n- name: Dover Town\n')
    const grown = structuredClone(workflow)
    grown.jobs.part!.strategy!.matrix.shard!.push(shards.length + 1)
    const { verdicts, log } = run(grown, event('Add a city'))
    expect(verdicts, log).toEqual(success(shards.length + 1))
    expect(first.log).toContain('Bundling')
    expect(log).not.toContain('Bundling')
    expect(whole().has('locations/dover-town-eye-doctor.html')).toBe(true)
    expect(differences(whole(), await plain())).toEqual([])
  })

  it('is not published when a file was lost between jobs', () => {
    const losing = structuredClone(workflow)
    const { steps } = losing.jobs.merge!
    const joining = steps.findIndex(({ run = '' }) => run.includes('npm run merge'))
    steps.splice(joining, 0, { run: 'PATH="$REAL_PATH" rm parts/part-2/*.html' })
    const { verdicts, log, published } = run(losing, event('The same again'))
    expect(verdicts).toMatchObject({ merge: 'failure', publish: 'skipped' })
    expect(log).toContain('part-2 is damaged')
    expect(published).toEqual([])
    expect(existsSync(`${runner.artifacts}/whole`)).toBe(false)
  })

  it('is not published when one runner has failed', () => {
    const failing = structuredClone(workflow)
    failing.jobs.part!.steps = [{ if: 'matrix.shard == 2', run: 'exit 1' }]
    const { verdicts, published } = run(failing, event('The same again'))
    expect(verdicts).toEqual({ ...success(shards.length), 'part (2)': 'failure', merge: 'skipped', publish: 'skipped' })
    expect(published).toEqual([])
  })

  it('is not even built for a practice that has not said where to publish', () => {
    const { verdicts } = run(workflow, event('The same again', { vars: {} }))
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['skipped']))
  })

  it('cannot be built with an action that this test does not know', () => {
    const other = structuredClone(workflow)
    other.jobs.part!.steps.unshift({ uses: 'somebody/deploy@v1' })
    expect(() => run(other, event('The same again'))).toThrow('somebody/deploy@v1')
  })
})
