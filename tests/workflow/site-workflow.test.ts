import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { seed } from '../support/fresh-copy.ts'
import { isSoak } from '../support/soak.ts'
import { emptyFolder } from '../support/world.ts'
import { openPullRequest } from './pull-request.ts'
import { type JobResult, openRunner, type Runner, runWorkflow } from './runner.ts'
import { readWorkflow, runs } from './workflow.ts'

const { workflow, text: workflowText } = readWorkflow('site.yml')
const jobs = Object.values(workflow.jobs)

describe('the workflow', () => {
  it('runs for pull requests and for main, and never gives code from a pull request the rights of main', () => {
    expect(workflow.on).toEqual({ pull_request: null, push: { branches: ['main'] } })
  })

  it('may write only the comment, in a job that runs no code from the pull request', () => {
    expect(workflow.permissions).toEqual({})
    const writing = jobs.filter(({ permissions = {} }) => Object.values(permissions).includes('write'))
    expect(writing.map(({ permissions }) => permissions)).toEqual([{ 'pull-requests': 'write' }])
    expect(jobs.filter((job) => !writing.includes(job)).map(({ permissions }) => permissions)).toEqual(
      jobs.slice(1).map(() => ({ contents: 'read' })),
    )
    const script = writing.flatMap((job) => job.steps).map(({ uses = '', run = '' }) => uses + run)
    expect(script.filter((text) => /checkout|npm/.test(text))).toEqual([])
  })

  it("uses no secret except the run's own token", () => {
    expect(workflowText).not.toMatch(/secrets\s*[.[]/)
  })

  it('neither makes nor posts a plan for a push to main', () => {
    const github = { event_name: 'push', event: {}, repository: 'practice/site' }
    const running = Object.entries(workflow.jobs).filter(([, job]) => runs(job.if, true, { github }))
    expect(running.map(([name]) => name)).toEqual(['site'])
  })

  it('posts nothing for a pull request from a fork, whose token may not write', () => {
    const postsFor = (full_name: string) => {
      const event = { pull_request: { head: { repo: { full_name } } } }
      return runs(workflow.jobs.comment!.if, true, { github: { event, repository: 'practice/site' } })
    }
    expect(['practice/site', 'other/site'].map(postsFor)).toEqual([true, false])
  })
})

describe('a pull request', () => {
  /** Comments by others, one of which begins like a plan. */
  const written = [
    { id: 1, user: { login: 'reviewer' }, body: '<!-- sightline-plan -->\nis how it begins' },
    { id: 2, user: { login: 'github-actions[bot]' }, body: 'Another workflow.' },
    { id: 3, user: null, body: 'By somebody who has left.' },
  ]
  const install = 'ci --ignore-scripts'
  let [added, grown, broken]: Moment[] = []

  beforeAll(() => {
    const pullRequest = openPullRequest(join(emptyFolder(), 'the origin'))
    const runner = openRunner(join(emptyFolder(), 'a runner'))
    keepOfMain(runner)
    writeFileSync(runner.comments, JSON.stringify(written))
    const push = (message: string, line: string): Moment => {
      appendFileSync(join(pullRequest.manifest, 'cities.yaml'), line)
      writeFileSync(runner.asked, '')
      const event = pullRequest.push(message)
      return { ...momentOf(runWorkflow(workflow, event, runner), runner), head: event.head }
    }
    added = push('Add a city', '\n- name: Dover Town\n')
    if (isSoak) grown = push('Add another city', '\n- name: Harwich\n')
    broken = push('Add a city with a typo', '\n- nmae: Sandwich\n')
  })

  it('that adds a city is checked, tested and generated', () => {
    expect(added!.verdicts, added!.log).toEqual({ site: 'success', plan: 'success', comment: 'success' })
    expect(added!.asked).toEqual([
      ...[install, 'audit --omit=dev --audit-level=high', 'run check', 'test', 'run generate'],
      ...['run --silent sbom', 'run --silent licences'],
      ...[install, 'run generate', install, 'run --silent plan -- --markdown'],
    ])
    expect(added!.site).toContain('locations/dover-town-eye-doctor.html')
    expect(added!.site).not.toContain('locations/harwich-eye-doctor.html')
  })

  it('gets its plan, which names every new page, as one comment and in the summary of the run', () => {
    const [plan, ...more] = added!.comments.slice(written.length)
    expect(more).toEqual([])
    expect(plan!.body).toContain(`What ${added!.head} changes`)
    expect(plan!.body).toContain('**`+6 pages  ~10 changed  -0`**')
    const english = [
      '/locations/dover-town-eye-doctor',
      '/services/dry-eye-care/dover-town',
      '/services/eye-exams/dover-town',
    ]
    const lines = plan!.body.split('\n')
    for (const url of english.flatMap((url) => [url, `/es${url}`])) expect(lines).toContain(`+ ${url}`)
    expect(added!.summary.trim()).toBe(plan!.body.trim())
  })

  it('uploads the bill of materials and the licenses with its site', () => {
    const { bomFormat, components } = JSON.parse(added!.materials['sbom.cdx.json']!) as Record<string, unknown>
    expect([bomFormat, components]).toEqual(['CycloneDX', expect.arrayContaining([expect.anything()])])
    expect(added!.materials['licences.txt']).toMatch(/^MIT/m)
    expect(broken!.materials).toEqual({})
  })

  it('that gets another commit has its plan replaced', { tags: ['soak'] }, () => {
    expect(grown!.verdicts, grown!.log).toEqual({ site: 'success', plan: 'success', comment: 'success' })
    expect(grown!.comments.slice(0, -1)).toEqual(written)
    expect(grown!.comments).toHaveLength(added!.comments.length)
    expect(grown!.comments.at(-1)!.body).toContain('**`+12 pages')
  })

  it('reuses the bundles of a run for main', () => {
    expect(added!.log).not.toContain('Bundling')
  })

  it('with a mistake fails, publishes nothing, and shows the mistake where its plan was', () => {
    expect(broken!.verdicts, broken!.log).toEqual({ site: 'failure', plan: 'failure', comment: 'success' })
    expect(broken!.comments.slice(0, -1)).toEqual(written)
    const { body } = broken!.comments.at(-1)!
    expect(body).toMatch(/\*\*The manifest has \d errors?: nothing can be published\.\*\*/)
    expect(body).toMatch(/- `manifest\/cities\.yaml:\d+:3` /)
    expect(body).not.toContain(' pages  ~')
    expect(broken!.site).toEqual([])
  })
})

/** The state after a run of the workflow. */
interface Moment {
  head: string
  verdicts: Record<string, string>
  log: string
  summary: string
  comments: { id: number; user: { login: string } | null; body: string }[]
  asked: string[]
  /** The files of the uploaded site. */
  site: string[]
  /** The text files uploaded with it, by name. */
  materials: Record<string, string>
}

/** Adds what a run for main has cached. */
function keepOfMain({ caches, keys }: Runner): void {
  const key = 'sightline-site-of-main'
  seed(join(caches, key), ['bundles'])
  keys.push(key)
}

function momentOf(results: Record<string, JobResult>, runner: Runner): Omit<Moment, 'head'> {
  const all = Object.entries(results)
  const [site, materials] = [join(runner.artifacts, 'dist'), join(runner.artifacts, 'materials')]
  return {
    verdicts: Object.fromEntries(all.map(([name, { result }]) => [name, result])),
    log: all.map(([name, { log }]) => `${name}:\n${log}`).join('\n'),
    summary: results.plan!.summary,
    comments: JSON.parse(readFileSync(runner.comments, 'utf8')) as Moment['comments'],
    asked: readFileSync(runner.asked, 'utf8').trim().split('\n'),
    site: filesIn(site),
    materials: Object.fromEntries(
      filesIn(materials).map((file) => [file, readFileSync(join(materials, file), 'utf8')]),
    ),
  }
}

const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
