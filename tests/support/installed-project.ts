import { execFileSync, spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from '../../generator/folders.ts'
import { type Ended, ended } from './command.ts'
import { emptyFolder } from './world.ts'

/**
 * Packs Sightline and installs it in a project of its own, as `npm install --omit=dev <tarball>` does but without the
 * network: the packages it depends on come from the checkout. Returns the folder of the project.
 */
export function installedProject(): string {
  const project = emptyFolder()
  const packages = join(project, 'node_modules')
  mkdirSync(packages)
  const options = ['--ignore-scripts', '--silent', '--pack-destination', project]
  const tarball = execFileSync('npm', ['pack', ...options], { cwd: root, encoding: 'utf8' }).trim()
  execFileSync('tar', ['xzf', join(project, tarball), '-C', packages])
  renameSync(join(packages, 'package'), join(packages, 'sightline'))
  const { '': own, ...locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const shipped = Object.entries<{ dev?: boolean }>(locked).filter(([, { dev }]) => dev !== true)
  for (const [path] of shipped)
    if (path.lastIndexOf('node_modules/') === 0 && existsSync(join(root, path)))
      linkAll(join(root, path), join(project, path))
  const list = { packages: { 'node_modules/sightline': own, ...Object.fromEntries(shipped) } }
  writeFileSync(join(packages, '.package-lock.json'), JSON.stringify(list))
  return project
}

/** Hard links: through a symlink, Node would also find the packages next to its target, even those only for tests. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkAll(source, target)
    else link(source, target)
  }
}

function link(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // On another disk.
    copyFileSync(source, target)
  }
}

/** Runs the installed command in its project, without the environment variables of the test run. */
export const runInstalled = (project: string, ...parameters: string[]): Promise<Ended> =>
  ended(
    spawn(process.execPath, ['node_modules/sightline/generator/sightline.mjs', ...parameters], {
      cwd: project,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, TZ: process.env.TZ, NO_COLOR: '1' },
    }),
  )
