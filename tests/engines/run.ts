import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../generator/folders.ts'
import { within } from '../support/within.ts'
import type { Browser, Engine } from './browser.ts'
import { firefox } from './firefox.ts'
import { complaints, type Task } from './task.ts'
import { appointment } from './tasks/appointment.ts'
import { contact, contactWithoutScript } from './tasks/contact.ts'
import { gate } from './tasks/gate.ts'
import { language } from './tasks/language.ts'
import { later } from './tasks/later.ts'
import { narrowMenu, wideMenu } from './tasks/menus.ts'
import { pages } from './tasks/pages.ts'
import { search } from './tasks/search.ts'
import { viewSlider } from './tasks/slider.ts'
import { watch } from './tasks/watch.ts'
import type { WatchedSite } from './watched-site.ts'
import { webkit } from './webkit.ts'

// `npm run engines`: what visitors do, in engines that the browser tests do not drive. Prints one line per task.
//   --manifest <folder>   the practice whose site is tested
//   --only <engine>       firefox or webkit
//   --task <words>        only tasks with these words in their line

const practice = join(root, 'tests/fixtures/practices/clearwater')
const { values } = parseArgs({
  options: {
    manifest: { type: 'string', default: existsSync(practice) ? practice : join(root, 'manifest') },
    only: { type: 'string' },
    task: { type: 'string', default: '' },
  },
})

const engines = [firefox, webkit].filter(({ name }) => values.only === undefined || values.only === name)
const tasks = [
  watch,
  pages,
  appointment,
  search,
  wideMenu,
  narrowMenu,
  language,
  viewSlider,
  contact,
  contactWithoutScript,
  later,
  gate,
].filter(({ name }) => name.includes(values.task))

/** Milliseconds that one task may take on a busy machine. An engine that takes longer counts as hung and is killed. */
const taskLimit = 600_000

const present = engines.filter((engine) => {
  const missing = engine.missing()
  if (missing.length > 0) report(engine.name, `not installed here: apt-get install ${missing.join(' ')}`, 'not run')
  return missing.length === 0
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
process.exit(present.length === 0 || (await runAll(present)) ? 0 : 1)

async function runAll(present: Engine[]): Promise<boolean> {
  // Loads the generator: only for an engine that is there.
  const { serveWatched } = await import('./watched-site.ts')
  const site = await serveWatched(values.manifest)
  let good = true
  try {
    for (const engine of present) good = (await runEngine(engine, site)) && good
  } finally {
    await site.close()
  }
  return good
}

async function runEngine(engine: Engine, site: WatchedSite): Promise<boolean> {
  let browser: Browser | undefined
  let good = true
  try {
    browser = await within(taskLimit, 'it starts', engine.start())
    for (const task of tasks) good = (await within(taskLimit, task.name, runTask(task, browser, site))) && good
  } catch (error) {
    report(engine.name, 'given up', `FAILED\n${indented(String(error))}`)
    good = false
  } finally {
    await browser?.close()
  }
  return good
}

/** Runs a task as a new visitor in a wide window, with empty storage. Any complaint of a page fails it. */
async function runTask({ name, run }: Task, browser: Browser, site: WatchedSite): Promise<boolean> {
  const begin = performance.now()
  const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`
  try {
    await browser.resize(1280, 900)
    for (const origin of [site.url, site.gatedUrl]) {
      await browser.open(`${origin}/robots.txt`)
      await browser.run(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    }
    const detail = await run(browser, site)
    const heard = await complaints(browser)
    if (heard.length > 0) throw new Error(`complaints:\n${heard.join('\n')}`)
    report(browser.name, name, `ok  ${[seconds(), detail].filter(Boolean).join(', ')}`)
    return true
  } catch (error) {
    report(browser.name, name, `FAILED  ${seconds()}\n${indented(String(error))}`)
    return false
  }
}

function report(engine: string, what: string, result: string): void {
  console.log(`${engine}  ${what}  ${result}`)
}

function indented(text: string): string {
  return text.replace(/^/gm, '    ')
}
