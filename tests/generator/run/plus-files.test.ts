import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../generator/folders.ts'
import { isToStay } from '../../support/fresh-copy.ts'
import { emptyFolder } from '../../support/world.ts'

/** Leaves a file next to the script when it runs. */
const sign = "\nimport { writeFileSync } from 'node:fs'\nwriteFileSync(new URL('has-run', import.meta.url), '')\n"

const resolve = "import { resolveConfig } from 'vite'; await resolveConfig({}, 'serve'); process.exit()"

it('a script in the manifest, in public/ or in a published folder is not run, although Vike looks for its name', () => {
  const checkout = emptyFolder()
  for (const path of ['generator', 'templates', 'package.json', 'package-lock.json', 'vite.config.ts'])
    cpSync(join(root, path), join(checkout, path), { recursive: true, filter: isToStay })
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'dir')
  const others = ['manifest/pages', 'public', 'dist']
  for (const folder of others) {
    mkdirSync(join(checkout, folder), { recursive: true })
    writeFileSync(join(checkout, folder, '+config.js'), `${sign}export default {}`)
  }
  appendFileSync(join(checkout, 'templates/+config.ts'), sign)
  writeFileSync(join(checkout, 'resolve.mjs'), resolve)
  // Where a variable says that tests are running, Vike runs nothing.
  const { PATH, HOME } = process.env
  execFileSync(process.execPath, ['resolve.mjs'], { cwd: checkout, env: { PATH, HOME }, stdio: 'ignore' })
  const hasRun = (folder: string) => existsSync(join(checkout, folder, 'has-run'))
  expect(['templates', ...others].filter(hasRun)).toEqual(['templates'])
})
