import { spawnSync } from 'node:child_process'
import { root } from '../../generator/folders.ts'
import { changesIn, printChanges } from './changes.ts'

// npm run accept: updates the snapshots of the small practice's pages, and prints what changed. With --layout, updates
// the boxes of tests/e2e/layout too, which needs a browser.

const withLayout = process.argv.includes('--layout')
const snapshots = ['tests/practice/__snapshots__', 'tests/practice/__files__']
const layouts = 'tests/e2e/layout'

run('npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--update', '--reporter=dot', 'tests/practice'])
if (withLayout) run('npm', ['run', 'e2e', '--', 'layout', '--reporter=line'], { UPDATE_LAYOUT: '1' })

const places = [...snapshots, ...(withLayout ? [layouts] : [])]
const diff = git(['diff', '--unified=0', '--no-color', '--no-ext-diff', '--no-renames', 'HEAD', '--', ...places])
const added = git(['ls-files', '--others', '--exclude-standard', '--', ...places])
  .split('\n')
  .filter(Boolean)

console.log(printChanges(changesIn(diff)))
for (const file of added) console.log(`new: ${file}`)
console.log(
  diff === '' && added.length === 0
    ? 'Nothing has changed since the last commit.'
    : `Accepted. Read it line by line with "git diff ${places.join(' ')}", then commit it with the change that made it.`,
)

function run(command: string, parameters: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) {
    console.error('The snapshots are updated, but a test fails for another reason. Mend that, then run this again.')
    process.exit(1)
  }
}

function git(parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
