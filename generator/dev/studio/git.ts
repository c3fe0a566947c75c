import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { GitState, StudioApi } from '../../../src/shared/studio.ts'
import { oneAtATime } from '../../one-at-a-time.ts'
import { gitFailure } from './git-failure.ts'
import { Refused } from './refused.ts'

const run = promisify(execFile)

/** The branch, and the manifest files that differ from the last commit. Refused if git cannot tell. */
export async function gitState(folder: string): Promise<GitState> {
  const branch = await git(folder, 'branch', '--show-current')
  const files = await changedFiles(folder)
  if (files.length === 0 && (await succeeds(folder, 'check-ignore', '--quiet', '.'))) {
    const error =
      'git ignores the manifest, so nothing can be committed. To see which line of which file says so, run git check-ignore -v . in its folder.'
    throw new Refused(422, { error })
  }
  return { branch: branch.trim(), newBranch: await unusedBranch(folder), files }
}

/** `edit-texts`, with a number if there is such a branch here or was one on a remote when Git last asked it. */
async function unusedBranch(folder: string): Promise<string> {
  const refs = await git(folder, 'for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes')
  // A branch can be a folder of others, and some disks ignore case.
  const used = new Set(
    [...refs.matchAll(/^refs\/(?:heads|remotes\/[^/\n]+)\/([^/\n]+)/gim)].map(([, name]) => name!.toLowerCase()),
  )
  const names = Array.from({ length: used.size + 1 }, (_, index) =>
    index === 0 ? 'edit-texts' : `edit-texts-${index + 1}`,
  )
  return names.find((name) => !used.has(name))!
}

type Commit = StudioApi['commit']

/** Of two commits at once, from two tabs, one would switch the branch while the other commits. */
const queue = oneAtATime()

/**
 * Makes a branch and commits the changes to the manifest, and nothing else: other staged changes stay staged, and no
 * other file is touched. If the commit fails, for example in a hook, the old branch and the index are restored.
 */
export const commitManifest = (folder: string, asked: Commit['asks']): Promise<Commit['answers']> =>
  queue(() => commit(folder, asked))

async function commit(folder: string, { branch, message }: Commit['asks']): Promise<Commit['answers']> {
  const state = await gitState(folder)
  if (state.files.length === 0)
    throw new Refused(422, { error: 'Nothing in the manifest has changed since the last commit.' })
  // Prints the name that Git would use: it accepts "@{-1}", for example, as the previous branch.
  const name = await git(folder, 'check-ref-format', '--branch', branch).catch(() => '')
  if (name.trimEnd() !== branch || branch.startsWith('-'))
    throw new Refused(422, { error: `"${branch}" is not a valid name for a new branch: use letters and hyphens.` })
  if (await isMidway(folder)) {
    const error =
      'A merge, rebase or revert in this git repository is not finished. Finish or abort it, then commit again.'
    throw new Refused(422, { error })
  }
  const staged = (await git(folder, 'write-tree')).trim()
  await makeBranch(folder, branch, state.branch)
  try {
    // Makes new files known to the commit, which takes only what is in the folder.
    await git(folder, 'add', '--all', '--', '.')
    await git(folder, 'commit', '--quiet', '--only', '--message', message, '--', '.')
  } catch (error) {
    // If this fails too, the first error still says more.
    await restore(folder, state.branch, staged, branch).catch(() => {})
    throw error
  }
  return { branch, commit: (await git(folder, 'rev-parse', '--short', 'HEAD')).trim(), files: state.files }
}

/** What Git keeps in its folder while an operation in several steps is unfinished. */
const marks = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply']

/** Git would refuse too, but with hashes of the files, or with advice that drops the merge. */
async function isMidway(folder: string): Promise<boolean> {
  const own = (await git(folder, 'rev-parse', '--absolute-git-dir')).trim()
  return marks.some((mark) => existsSync(join(own, mark)))
}

/**
 * Makes the branch and switches to it. If only a hook that runs after the switch fails, so does the command, but the
 * branch is in use. A branch that Git has made but could not switch to is deleted.
 */
async function makeBranch(folder: string, branch: string, old: string): Promise<void> {
  const hadBranch = await succeeds(folder, 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}`)
  await git(folder, 'switch', '--quiet', '--create', branch).catch(async (error) => {
    const current = (await git(folder, 'branch', '--show-current')).trim()
    if (current !== old && current === branch) return
    if (!hadBranch) await git(folder, 'branch', '--delete', '--force', branch).catch(() => {})
    throw error
  })
}

/** Goes back to the old branch and index, and deletes the new branch. No file changes: no commit was made. */
async function restore(folder: string, old: string, staged: string, branch: string): Promise<void> {
  await git(folder, 'read-tree', staged)
  // Not by `switch`, which runs a hook that may fail, and does not know a branch before its first commit.
  if (old === '') await git(folder, 'update-ref', '--no-deref', 'HEAD', 'HEAD')
  else await git(folder, 'symbolic-ref', 'HEAD', `refs/heads/${old}`)
  await git(folder, 'branch', '--delete', '--force', branch)
}

/** Paths relative to the folder. */
async function changedFiles(folder: string): Promise<string[]> {
  const prefix = (await git(folder, 'rev-parse', '--show-prefix')).trim()
  const status = await git(folder, 'status', '--porcelain', '--no-renames', '-z', '--untracked-files=all', '--', '.')
  return status
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3 + prefix.length))
}

const succeeds = (folder: string, ...args: string[]): Promise<boolean> =>
  git(folder, ...args).then(
    () => true,
    () => false,
  )

/**
 * Returns what Git prints. Runs it without the variables that Git sets in hooks, which would point it at another
 * repository, and in English, since git-failure.ts knows the messages in English. Refused if it fails.
 */
async function git(folder: string, ...args: string[]): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^GIT_(DIR|WORK_TREE|INDEX_FILE)$/.test(name)),
  )
  try {
    const { stdout } = await run('git', args, { cwd: folder, env: { ...env, LANGUAGE: 'C' }, maxBuffer: 1 << 26 })
    return stdout
  } catch (error) {
    throw new Refused(422, { error: gitFailure(error, folder) })
  }
}
