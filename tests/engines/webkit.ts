import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { Builder, By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../support/free-port.ts'
import { within } from '../support/within.ts'
import type { Engine } from './browser.ts'
import { type Program, programAt, startProgram } from './programs.ts'

/** WebKitGTK, with Safari's engine, driven by its own WebDriver on a virtual screen. */
export const webkit: Engine = {
  name: 'webkit',
  missing: () => [
    ...(programAt('WebKitWebDriver') === undefined || miniBrowser() === undefined ? ['webkit2gtk-driver'] : []),
    ...(programAt('Xvfb') === undefined ? ['xvfb'] : []),
  ],
  start: async () => {
    const programs: Program[] = []
    const end = async () => {
      for (const program of programs.reverse()) await program.end()
    }
    try {
      const screen = startProgram(programAt('Xvfb')!, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      })
      programs.push(screen)
      const [display] = await once(screen.process.stdio[3] as Readable, 'data')
      const port = await freePort()
      const env = { DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11', LANG: 'en_US.UTF-8', LANGUAGE: 'en' }
      programs.push(startProgram(programAt('WebKitWebDriver')!, [`--port=${port}`], { env }))
      const driver = await connect(port)
      return {
        ...windowOf(driver),
        name: await nameOf(driver),
        close: () =>
          within(closeLimit, 'WebKit closes', driver.quit())
            .catch(() => {})
            .then(end),
      }
    } catch (error) {
      await end()
      throw error
    }
  },
}

/** Milliseconds for a page to load. */
const loadLimit = 30_000

/** Milliseconds before it is killed. */
const closeLimit = 15_000

const center = (element: HTMLElement) => element.scrollIntoView({ block: 'center', behavior: 'instant' })

function windowOf(driver: WebDriver) {
  return {
    open: async (url: string) => {
      await driver.get(url)
      // The driver returns while the page still loads.
      await driver.wait(() => driver.executeScript(() => document.readyState === 'complete'), loadLimit)
    },
    run: <A extends unknown[], T>(code: (...given: A) => T, ...given: A): Promise<T> =>
      driver.executeScript<T>(code, ...given),
    click: async (selector: string) => {
      for (const element of await driver.findElements(By.css(selector)))
        if (await element.isDisplayed()) {
          return pressAt(driver, element)
        }
      throw new Error(`no clickable element matches ${selector}`)
    },
    press: async (...keys: string[]) => {
      for (const key of keys)
        await driver
          .actions()
          .sendKeys(named[key] ?? key)
          .perform()
    },
    resize: async (width: number, height: number) => {
      await driver.manage().window().setRect({ width, height, x: 0, y: 0 })
    },
  }
}

/** Clicks again when a page that is still loading has moved the element since it was found. */
async function pressAt(driver: WebDriver, element: WebElement): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // The driver scrolls smoothly, as the page does, and would click before it gets there.
      await driver.executeScript(center, element)
      return await element.click()
    } catch (reason) {
      if (attempt === 10 || !(reason instanceof error.ElementNotInteractableError)) throw reason
      await delay(100)
    }
  }
}

const named: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  Home: Key.HOME,
  End: Key.END,
}

/** Connects to the driver once it listens, which takes a moment. */
async function connect(port: number): Promise<WebDriver> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`)
      break
    } catch (error) {
      if (attempt === 100) throw error
      await delay(100)
    }
  }
  const options = { binary: miniBrowser(), args: ['--automation'] }
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build()
}

async function nameOf(driver: WebDriver): Promise<string> {
  return `webkit ${(await driver.getCapabilities()).getBrowserVersion()}`
}

/** Debian installs it in the folder of the machine's architecture. */
const miniBrowser = (): string | undefined =>
  namesIn('/usr/lib')
    .flatMap((folder) => namesIn(folder).filter((path) => /\/webkit2?gtk-[\d.]+$/.test(path)))
    .map((folder) => `${folder}/MiniBrowser`)
    .find((path) => existsSync(path))

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => `${folder}/${name}`)
  } catch {
    return []
  }
}
