import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../generator/folders.ts'
import { isToStay } from '../support/fresh-copy.ts'
import { worldsFolder } from '../support/world.ts'
import { gitEnvironment } from './git-environment.ts'
import type { Event } from './runner.ts'

/** A repository with the code of this one and a small manifest, and a pull request to it. */
interface PullRequest {
  manifest: string
  /** Commits what was changed in `manifest` to the branch of the pull request. */
  push: (message: string) => Event & { head: string }
}

const notCloned = new Set(['.git', 'node_modules', '.cache', 'dist', 'manifest', 'test-results', 'playwright-report'])

/** Most files are tests, of which the jobs read only what lists the dependencies: `npm test` is not run. */
const isOfTests = (path: string) => path.startsWith('tests/') && !path.startsWith('tests/supply')

/** Makes a repository with the code of this one and a small manifest, committed to main. */
export function openRepository(origin: string) {
  mkdirSync(origin, { recursive: true })
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: origin, env: gitEnvironment, encoding: 'utf8' }).trim()
  // The files as they are, so that uncommitted work is tested too.
  const isCloned = (path: string) => {
    const own = relative(root, path)
    return !notCloned.has(own) && !isOfTests(own) && isToStay(path)
  }
  cpSync(root, origin, { recursive: true, filter: isCloned })
  const manifest = join(origin, 'manifest')
  cpSync(join(worldsFolder, 'base'), manifest, { recursive: true })
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'The site as it is')
  return { manifest, git }
}

export function openPullRequest(origin: string): PullRequest {
  const { manifest, git } = openRepository(origin)
  git('branch', 'change')
  const push = (message: string) => {
    git('checkout', '--quiet', 'change')
    git('commit', '--quiet', '--all', '--message', message)
    const head = git('rev-parse', 'HEAD')
    // The merge commit that GitHub makes for every push to a pull request.
    git('checkout', '--quiet', '--detach', 'main')
    git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'change')
    git('update-ref', 'refs/pull/7/merge', 'HEAD')
    const sha = git('rev-parse', 'HEAD')
    git('checkout', '--quiet', 'change')
    return { origin, head, ref: 'refs/pull/7/merge', github: pullRequestOf(head, sha) }
  }
  return { manifest, push }
}

function pullRequestOf(head: string, sha: string) {
  return {
    event_name: 'pull_request',
    event: { pull_request: { number: 7, head: { sha: head, repo: { full_name: 'practice/site' } } } },
    repository: 'practice/site',
    sha,
    run_id: sha,
    run_attempt: 1,
  }
}
