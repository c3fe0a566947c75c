import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasCode } from '../../disk/system-error.ts'

/**
 * Why a git command failed in `folder` and what to do, for the person at the screen. Unknown failures are reported in
 * git's own words or, where git has said nothing itself, in those of the hook that refused.
 */
export function gitFailure(error: unknown, folder: string): string {
  if (hasCode(error, 'ENOENT')) return 'git is not installed, or this server does not find it.'
  const { stderr = '' } = error as { stderr?: string }
  const said = stderr.trim()
  if (/not a git repository/.test(said)) return noRepository(folder)
  for (const [pattern, sentence] of known) {
    const found = pattern.exec(said)
    if (found !== null) return sentence(found[1] ?? '')
  }
  if (said === '') return 'git failed without saying why. A hook of the repository may have refused.'
  return /^(fatal|error):/m.test(said) ? `git: ${said}` : `A hook of this git repository refused: ${said}`
}

/** What git says, and what it means. The part in parentheses goes into the sentence. */
const known: readonly [RegExp, (part: string) => string][] = [
  [
    /dubious ownership in repository at '(.+)'/,
    (path) =>
      `git does not open this repository, because its folder belongs to another user. If you trust it, run in a terminal: git config --global --add safe.directory "${path}"`,
  ],
  [
    /Please tell me who you are/,
    () =>
      'git does not know whose commit this is. Run in a terminal: git config --global user.name "Your Name", then: git config --global user.email you@example.com',
  ],
  [
    /Unable to create '(.+\.lock)': File exists/,
    (path) =>
      `Another git command is at work in this repository, or one was interrupted. Try again in a moment. If that does not help and no other program uses git, delete ${path}`,
  ],
  [
    /(?:branch named |: )'(?:refs\/heads\/)?([^']+)'(?: already exists| exists; cannot create)/,
    (name) => `There is already a branch "${name}": choose another name.`,
  ],
  [/empty commit message/, () => 'Write a message that says what was changed.'],
  [
    /: unmerged \(/,
    () =>
      'Files in this git repository still have conflicts. Resolve them and run git add for each, then commit again.',
  ],
  [
    /^fatal: (.*(?:index file|is corrupt|bad object|unable to read).*)/m,
    (what) =>
      `This git repository is damaged (${what}). Your texts are not: they are in their files. Ask whoever looks after the repository to repair it: git fsck lists what is damaged.`,
  ],
]

/** Git's message is the same whether there is no repository or one that it does not recognize. */
function noRepository(folder: string): string {
  const found = repositoryAbove(folder)
  return found === undefined
    ? 'The manifest is not in a git repository, so nothing can be committed. To make one, run git init in its folder.'
    : `git does not recognize ${found} as a repository: it is damaged or incomplete. Restore it, or clone the repository again and copy your changed files there.`
}

function repositoryAbove(folder: string): string | undefined {
  const path = join(folder, '.git')
  if (existsSync(path)) return path
  return dirname(folder) === folder ? undefined : repositoryAbove(dirname(folder))
}
