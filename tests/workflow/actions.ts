import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gitEnvironment } from './git-environment.ts'
import type { Done, Event, Runner } from './runner.ts'
import { type Contexts, fillIn, type Step } from './workflow.ts'

/** Simulates GitHub's own actions, as far as later steps can see. Throws on any other action. */
export function standIn({ uses = '', with: given = {} }: Step, event: Event, contexts: Contexts, runner: Runner): Done {
  const option = (name: string) => fillIn(String(given[name] ?? ''), contexts)
  const path = resolve(runner.workspace, option('path'))
  const artifact = join(runner.artifacts, option('name'))
  switch (nameOf(uses)) {
    case 'actions/setup-node':
      return done
    case 'actions/checkout':
      checkOut(event, option('fetch-depth') || '1', runner.workspace)
      return done
    case 'actions/cache': {
      const prefixes = option('restore-keys').trim().split(/\s+/)
      const key = prefixes.flatMap((prefix) => runner.keys.filter((each) => each.startsWith(prefix)).at(-1) ?? [])[0]
      return key === undefined ? done : copy(join(runner.caches, key), runner.workspace)
    }
    case 'actions/upload-artifact':
      return upload(option('path'), artifact, runner)
    case 'actions/download-artifact':
      return given.pattern === undefined ? copy(artifact, path) : downloadAll(option('pattern'), path, runner)
    default:
      throw new Error(`the workflow uses ${uses}, which this test does not simulate`)
  }
}

/** Does what a cache step does once its job has succeeded. */
export function saveCache({ uses = '', with: given = {} }: Step, contexts: Contexts, runner: Runner): void {
  if (nameOf(uses) !== 'actions/cache') return
  const key = fillIn(String(given.key), contexts)
  const patterns = String(given.path).trim().split('\n')
  for (const name of patterns.flatMap((pattern) => namesLike(pattern, runner.workspace)))
    copy(join(runner.workspace, name), join(runner.caches, key, name))
  runner.keys.push(key)
}

/** Uploads the contents of folders, and files by name. `given` has one path per line. */
function upload(given: string, artifact: string, { workspace }: Runner): Done {
  const paths = given
    .trim()
    .split('\n')
    .map((line) => resolve(workspace, line))
  const all = paths.map((path) =>
    copy(path, existsSync(path) && statSync(path).isFile() ? join(artifact, basename(path)) : artifact),
  )
  return all.find(({ ok }) => !ok) ?? done
}

/** Downloads each matching artifact into a folder of its own. */
function downloadAll(pattern: string, path: string, { artifacts }: Runner): Done {
  const all = namesLike(pattern, artifacts).map((name) => copy(join(artifacts, name), join(path, name)))
  return all.find(({ ok }) => !ok) ?? done
}

/** The entries of the folder whose names match the pattern. A star stands for any characters. */
const namesLike = (pattern: string, folder: string) =>
  readdirSync(folder).filter((name) => new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(name))

const escaped = (text: string) => text.replace(/[.\\+?^${}()|[\]]/g, '\\$&')

const nameOf = (uses: string) => uses.split('@')[0]

const done: Done = { ok: true, said: '' }

function copy(from: string, to: string): Done {
  if (!existsSync(from)) return { ok: false, said: `There is no ${from}.\n` }
  cpSync(from, to, { recursive: true, preserveTimestamps: true })
  return done
}

function checkOut({ origin, ref }: Event, depth: string, workspace: string): void {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: workspace, env: gitEnvironment, stdio: 'pipe' })
  git('init', '--quiet')
  // By URL, as over the network: from a path, git fetches the whole history.
  git('fetch', '--quiet', '--depth', depth, pathToFileURL(origin).href, ref)
  git('checkout', '--quiet', '--detach', 'FETCH_HEAD')
}
