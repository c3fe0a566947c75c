import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../generator/folders.ts'
import { saveCache, standIn } from './actions.ts'
import { type Contexts, fillIn, type Job, runs, type Step, type Workflow } from './workflow.ts'

/** The folders of a simulated GitHub, all below `home`. */
export interface Runner {
  home: string
  /** Where the job works: each has a checkout of its own, so that only actions hand anything on. */
  workspace: string
  temp: string
  /** The only commands a step finds. */
  bin: string
  caches: string
  /** The keys of the caches, oldest first. */
  keys: string[]
  artifacts: string
  /** The comments of the pull request, in a file. */
  comments: string
  /** The calls of `npm` and `wrangler`, one line each. */
  asked: string
}

export interface Event {
  /** The repository to check out, and the ref. */
  origin: string
  ref: string
  github: Contexts
  /** Variables and secrets of the repository. */
  vars?: Contexts
  secrets?: Contexts
}

export interface JobResult {
  result: 'success' | 'failure' | 'skipped'
  /** What its steps printed. */
  log: string
  summary: string
}

export function openRunner(home: string): Runner {
  const at = (name: string) => join(home, name)
  const runner = {
    home,
    workspace: '',
    temp: at('temp'),
    bin: at('bin'),
    caches: at('caches'),
    keys: [],
    artifacts: at('artifacts'),
    comments: at('comments.json'),
    asked: at('asked'),
  }
  for (const folder of [runner.bin, runner.caches]) mkdirSync(folder, { recursive: true })
  writeFileSync(runner.asked, '')
  symlinkSync(process.execPath, join(runner.bin, 'node'))
  script(join(runner.bin, 'git'), 'PATH="$REAL_PATH" exec git "$@"')
  script(join(runner.bin, 'gh'), 'exec node "$GH_STUB" "$@"')
  script(join(runner.bin, 'npm'), npm)
  script(join(runner.bin, 'wrangler'), wrangler)
  return runner
}

/**
 * Logs its calls. Only installing and testing, which take minutes, and the audit, which asks the registry, are faked.
 */
const npm = `echo "$*" >> "$ASKED"
PATH="$REAL_PATH"
case "$1" in
  ci) ln -sfn "$NODE_MODULES" node_modules ;;
  install|test|audit) ;;
  *) exec npm "$@" ;;
esac`

/** Does not publish, but checks that the host's tool is given its token and a site. */
const wrangler = `echo "wrangler $*" >> "$ASKED"
[ -n "$CLOUDFLARE_API_TOKEN" ] && [ -f dist/index.html ]`

function script(path: string, text: string): void {
  writeFileSync(path, `#!/bin/sh\n${text}\n`)
  chmodSync(path, 0o755)
}

/**
 * Runs the jobs of a workflow one after the other, in the order of its file, which has each after the one it needs.
 * Those of a matrix are named like `part (1)`.
 */
export function runWorkflow({ jobs }: Workflow, event: Event, runner: Runner): Record<string, JobResult> {
  rmSync(runner.artifacts, { recursive: true, force: true })
  const results: Record<string, JobResult> = {}
  for (const [id, job] of Object.entries(jobs)) {
    const needed = Object.entries(results).filter(([name]) => name.replace(/ \(.*\)$/, '') === job.needs)
    const succeeded = needed.every(([, { result }]) => result === 'success')
    const { vars = {}, secrets = {} } = event
    for (const [name, of] of shares(id, job)) {
      const github = { ...event.github, job: id, token: JSON.stringify(job.permissions) }
      const contexts = { vars, secrets, ...of, github }
      results[name] = runs(job.if, succeeded, contexts)
        ? runJob(job, event, contexts, { ...runner, workspace: join(runner.home, 'work', name) })
        : { result: 'skipped', log: '', summary: '' }
    }
  }
  return results
}

/** The jobs that a matrix expands to: the name of each, and the contexts for its expressions. */
function shares(id: string, { strategy }: Job): [name: string, contexts: Contexts][] {
  if (strategy === undefined) return [[id, {}]]
  const [[key, values], ...more] = Object.entries(strategy.matrix) as [[string, unknown[]]]
  if (more.length > 0) throw new Error('this test supports only one-dimensional matrices')
  const all = { 'job-total': values.length }
  return values.map((value) => [`${id} (${value})`, { matrix: { [key]: value }, strategy: all }])
}

function runJob(job: Job, event: Event, given: Contexts & { github: Contexts }, runner: Runner): JobResult {
  for (const folder of [runner.workspace, runner.temp]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  const summary = join(runner.temp, 'summary.md')
  writeFileSync(summary, '')
  const steps: Record<string, { outcome: string }> = {}
  const contexts = { ...given, steps, runner: { temp: runner.temp } }
  let [succeeded, log] = [true, '']
  for (const step of job.steps) {
    if (!runs(step.if, succeeded, contexts)) continue
    const done =
      step.run === undefined ? standIn(step, event, contexts, runner) : run(step, job, contexts, runner, summary)
    log += done.said
    if (step.id !== undefined) steps[step.id] = { outcome: done.ok ? 'success' : 'failure' }
    if (!done.ok && step['continue-on-error'] !== true) succeeded = false
  }
  if (succeeded) for (const step of job.steps) saveCache(step, contexts, runner)
  return { result: succeeded ? 'success' : 'failure', log, summary: readFileSync(summary, 'utf8') }
}

export interface Done {
  ok: boolean
  said: string
}

/** Runs a step as GitHub does with `shell: bash`. Steps see no environment variables of this machine. */
function run(step: Step, job: Job, contexts: Contexts & { github: Contexts }, runner: Runner, summary: string): Done {
  const file = join(runner.temp, 'step.sh')
  writeFileSync(file, step.run!)
  const own = Object.entries({ ...job.env, ...step.env }).map(([name, value]) => [name, fillIn(value, contexts)])
  const env = {
    CI: 'true',
    HOME: runner.home,
    PATH: runner.bin,
    GITHUB_SHA: String(contexts.github.sha),
    GITHUB_STEP_SUMMARY: summary,
    RUNNER_TEMP: runner.temp,
    REAL_PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    NODE_MODULES: join(root, 'node_modules'),
    GH_STUB: join(root, 'tests/workflow/gh-stub.mjs'),
    ASKED: runner.asked,
    COMMENTS: runner.comments,
    ...Object.fromEntries(own),
  }
  const options = { cwd: runner.workspace, env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(bash, ['--noprofile', '--norc', '-eo', 'pipefail', file], options)
  return { ok: status === 0, said: `${stdout}${stderr}` }
}

const bash = '/bin/bash'
