import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { complaints } from '../support/e2e/complaints.ts'
import { type DevServer, startDevServer, withFile } from '../support/e2e/dev-server.ts'
import { pageOfEveryKind, shareOf } from '../support/e2e/page-kinds.ts'
import { edit, openHeading, panel, said } from '../support/e2e/studio.ts'
import { watchHeading, whenListening } from '../support/e2e/watch-heading.ts'
import { headingsOf, languageOf } from '../support/html.ts'
import { codes } from '../support/languages.ts'
import { drawing, openWith, putPhoto } from '../support/photos.ts'
import { clearwater } from '../support/world.ts'

// One server for all tests of this file. Each test leaves the manifest and the program as it found them.
test.describe.configure({ mode: 'default' })

let server: DevServer
let filesAtStart: string[]

test.beforeAll(async () => {
  test.setTimeout(600_000)
  server = await startDevServer()
  filesAtStart = filesOf(server.checkout)
})
test.afterAll(async () => server.stop())

test('it starts without complaints except the warnings about the manifest, once each', async ({ request }) => {
  expect((await request.get(`${server.url}/about`)).status()).toBe(200)
  expect((await request.get(`${server.url}/es`)).status()).toBe(200)
  // On a slow machine, Vike warns about a hook that takes more than four seconds.
  const said = server.output().replaceAll(/^.*\(\) hook .* is slow: .*$/gm, '')
  expect(said.match(/warning DEFAULT_DRIVE_TIME/g)).toHaveLength(1)
  expect(said).not.toMatch(/\[vike\].*(warn|error)|deprecat|skill/i)
})

test('every kind of page is served as published, except for scripts, stylesheets and fonts', async ({ request }) => {
  const kinds = pageOfEveryKind(clearwater)
  const urls = codes.flatMap((language) => shareOf(language, kinds).map((each) => each.urls[language]))
  expect(urls.length).toBeGreaterThan(15)
  for (const url of urls) {
    const [published, developed] = await Promise.all([request.get(url), request.get(`${server.url}${url}`)])
    expect(withoutAssets(await developed.text()), url).toBe(withoutAssets(await published.text()))
  }
})

test('the picture for shared links is served as it is published', { tag: '@soak' }, async ({ request }) => {
  for (const url of ['/conditions/dry-eye', '/es', '/services/optometrist-near-me/tustin']) {
    const html = await (await request.get(`${server.url}${url}`)).text()
    const path = /property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(html)![1]!
    const [published, developed] = await Promise.all([request.get(path), request.get(`${server.url}${path}`)])
    expect(developed.headers()['content-type']).toBe('image/png')
    expect((await developed.body()).equals(await published.body())).toBe(true)
  }
  expect((await request.get(`${server.url}/og/nothing.00000000.png`)).headers()['content-type']).not.toBe('image/png')
})

const withoutAssets = (html: string) =>
  html
    .replace(/<link rel="(stylesheet|modulepreload|preload)"[^>]*>/g, '')
    .replace(/<script (type="module"|src=|data-develop)[^>]*>.*?<\/script>/gs, '')

test('Schedule opens the dialog, and the page logs no complaint', { tag: '@soak' }, async ({ page }) => {
  const heard = complaints(page)
  await page.goto(`${server.url}/conditions/dry-eye`)
  // The script has loaded, module by module: before that, Schedule leads to the contact page.
  await expect(page.getByRole('button', { name: 'Show full email' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).first().click()
  await expect(page.getByRole('dialog')).toContainText(/Requesting appointment for: .*[Dd]ry eye/)
  expect(heard).toEqual([])
  const styles = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(styles).not.toEqual([])
  expect(new Set(styles).size).toBe(styles.length)
})

test('the page is styled as it is published, even without its script', { tag: '@soak' }, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const look = () =>
    page.evaluate(() =>
      ['body', '.site-header', 'h1', '.button'].map((selector) => {
        const { color, backgroundColor, display, padding, fontSize } = getComputedStyle(
          document.querySelector(selector)!,
        )
        return { selector, color, backgroundColor, display, padding, fontSize }
      }),
    )
  await page.goto('/about')
  const published = await look()
  await page.goto(`${server.url}/about`)
  expect(await look()).toEqual(published)
  await page.close()
})

test('an unknown address answers 404 with the not-found page, in Spanish below /es, and a short address leads to its page', async ({
  request,
}) => {
  for (const [path, language, heading] of [
    ['/conditions/unheard-of', 'en', 'We cannot find that page'],
    ['/es/condiciones/inaudita', 'es', 'No encontramos esa página'],
  ] as const) {
    const response = await request.get(`${server.url}${path}`)
    const html = await response.text()
    expect(response.status(), path).toBe(404)
    expect(languageOf(html)).toBe(language)
    expect(headingsOf(html)).toContain(`# ${heading}`)
  }
  const led = await request.get(`${server.url}/myopia-control/irvine`)
  expect(led.url()).toBe(`${server.url}/services/myopia-control/irvine`)
})

test('the search box finds pages, and files other than pages are served as they are published', {
  tag: '@soak',
}, async ({ page }) => {
  for (const file of ['search-en.json', 'search-es.json', 'sitemap.xml', 'robots.txt', 'views/keratoconus-2.svg']) {
    const [published, developed] = await Promise.all([
      page.request.get(`/${file}`),
      page.request.get(`${server.url}/${file}`),
    ])
    expect(await developed.text(), file).toBe(await published.text())
  }
  await page.goto(`${server.url}/about`)
  await page.getByLabel('Search this site').fill('dry eye')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(`${server.url}/conditions/dry-eye`)
})

test('form posts are answered as in the preview', async ({ request, baseURL }) => {
  for (const path of ['/api/requests', '/api/messages']) {
    const post = (origin: string) =>
      request.post(`${origin}${path}`, { data: {}, headers: { origin, 'x-csrf-token': 'a'.repeat(64) } })
    const [previewed, developed] = await Promise.all([post(baseURL!), post(server.url)])
    expect([developed.status(), await developed.json()]).toEqual([400, await previewed.json()])
    expect(developed.headers()['cache-control']).toBe('no-store')
  }
})

test('a photo is shown as soon as a page names it, and changes when its file is replaced', { tag: '@soak' }, async ({
  page,
}) => {
  const shown = () =>
    page
      .getByRole('img', { name: 'The front desk' })
      .evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ''))
      .catch(() => '')
  const photo = (width: number) => drawing(width, 200).jpeg().toBuffer()
  await page.goto(`${server.url}/about`)
  await withFile(join(server.manifest, 'pages/about.yaml'), async () => {
    putPhoto(server.manifest, 'front-desk.jpg', await photo(300))
    openWith(server.manifest, 'pages/about.yaml', 'front-desk.jpg')
    await expect.poll(shown).toMatch(/\/photos\/front-desk-300-[0-9a-f]+\.avif$/)
    putPhoto(server.manifest, 'front-desk.jpg', await photo(310))
    await expect.poll(shown).toMatch(/\/photos\/front-desk-310-[0-9a-f]+\.avif$/)
  })
  rmSync(join(server.manifest, 'photos/front-desk.jpg'))
})

interface Edit {
  name: string
  file: string
  edit: (text: string, count: number) => string
  wanted: (count: number) => string
}

const edits = (): Edit[] => [
  {
    name: 'text',
    file: join(server.manifest, 'pages/about.yaml'),
    edit: (text, count) => text.replace(/^( {2}heading: About).*$/m, `$1 ${count} words`),
    wanted: (count) => `About ${count} words|`,
  },
  {
    name: 'template',
    file: join(server.checkout, 'templates/parts/hero.tsx'),
    edit: (text, count) => text.replace('</h1>', ` of ${count} templates</h1>`),
    wanted: (count) => `of ${count} templates|`,
  },
  {
    name: 'style',
    file: join(server.checkout, 'templates/styles/base.css'),
    edit: (text, count) => `${text}\nh1 { color: rgb(1, 2, ${count}) !important }\n`,
    wanted: (count) => `|rgb(1, 2, ${count})`,
  },
]

test('after two quick saves, as by an editor and then a formatter, the page shows the second', {
  tag: '@soak',
}, async ({ page }) => {
  const saw = await watchHeading(page, `${server.url}/about`)
  for (const { file, edit, wanted } of edits()) {
    await withFile(file, async (original) => {
      for (const [index, gap] of [10, 30, 45, 80].entries()) {
        writeFileSync(file, edit(original, 200))
        await new Promise((resolve) => setTimeout(resolve, gap))
        writeFileSync(file, edit(original, index + 1))
        await saw(wanted(index + 1))
      }
    })
    await saw(/^About our practice\|(?!rgb\(1, 2)/)
  }
})

test('saved texts change in place, without a reload of the page', async ({ page }) => {
  const contact = join(server.manifest, 'pages/contact.yaml')
  const heading = page.getByRole('heading', { level: 1 })
  const name = page.locator('#contact-name')
  // Tries again if the page was not yet listening at the save, as on a cold or busy server: then it reloads.
  await expect(async () => {
    const listening = whenListening(page)
    await page.goto(`${server.url}/contact`)
    await listening()
    await name.fill('Ana')
    await page.evaluate(() => scrollTo(0, 300))
    const loads: string[] = []
    page.on('framenavigated', (frame) => loads.push(frame.url()))
    await withFile(contact, async (original) => {
      writeFileSync(
        contact,
        original
          .replace(/^( {2}heading: ).*$/m, '$1"Say 1 < 2 & hello"')
          .replace(/^( {2}title: ).*$/m, '$1Write to our small practice'),
      )
      await expect(heading).toHaveText('Say 1 < 2 & hello')
      await expect(page).toHaveTitle(/^Write to our small practice/)
    })
    await expect(heading).not.toContainText('hello')
    expect(await name.inputValue()).toBe('Ana')
    expect(await page.evaluate(() => scrollY)).toBe(300)
    expect(loads).toEqual([])
  }).toPass()
})

test('a text that is saved while the page reloads is shown, even if the page before the reload received it', {
  tag: '@soak',
}, async ({ page }) => {
  const listening = whenListening(page)
  await page.goto(`${server.url}/about`)
  await listening()
  // The server has answered the reload, but the answer is held back.
  const network = await page.context().newCDPSession(page)
  const held = new Promise<string>((resolve) => {
    network.once('Fetch.requestPaused', ({ requestId }) => resolve(requestId))
  })
  const patterns = [{ urlPattern: '*/about', resourceType: 'Document', requestStage: 'Response' } as const]
  await network.send('Fetch.enable', { patterns })
  await page.evaluate(() => location.reload())
  const requestId = await held
  const about = join(server.manifest, 'pages/about.yaml')
  await withFile(about, async (text) => {
    const taken = page.waitForResponse(/\/about$/)
    writeFileSync(about, text.replace(/^( {2}heading: ).*$/m, '$1Saved meanwhile'))
    await taken
    await network.send('Fetch.continueRequest', { requestId })
    await network.send('Fetch.disable')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved meanwhile')
  })
})

test('while the manifest is broken, pages stay as they were and show the problems, and intact files still take effect', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto(`${server.url}/about`)
  await page.mouse.wheel(0, 900)
  // Waited for at each step: a browser that reloads before it has restored its scroll position loses it.
  const expectSameScroll = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expectSameScroll()
  const heading = page.getByRole('heading', { level: 1 })
  const bar = page.locator('sightline-problems summary')
  const entries = page.locator('sightline-problems section')
  const [about, contact] = ['about', 'contact'].map((name) => join(server.manifest, `pages/${name}.yaml`)) as [
    string,
    string,
  ]
  await withFile(about, async (aboutText) => {
    writeFileSync(about, aboutText.replace(/^ {2}heading: .*$/m, '  headnig: <img src=x onerror=alert(1)>'))
    await expect(bar).toContainText(/^\d errors? in the manifest/)
    await expectSameScroll()
    await expect(heading).toHaveText('About our practice')
    // Shown in full, because they are in the page's own file.
    const entry = entries.filter({ hasText: 'unknown key "headnig"' })
    await expect(entry.getByRole('heading')).toHaveText(/\bwords\/pages\/about\.yaml:\d+:3$/)
    await expect(entry.locator('pre')).toContainText('headnig: <img src=x onerror=alert(1)>')
    await expect(entry).toContainText('Fix: Did you mean "heading"?')
    await expect(page.locator('sightline-problems img')).toHaveCount(0)
    expect(await page.content()).not.toContain(server.manifest)
    expect(server.output()).toContain('unknown key "headnig"')

    await withFile(contact, async (contactText) => {
      await page.goto(`${server.url}/contact`)
      await expect(bar).toBeVisible()
      await expect(entries.first()).toBeHidden()
      writeFileSync(contact, contactText.replace(/^( {2}heading: ).*$/m, '$1Come and see us'))
      await expect(heading).toHaveText('Come and see us')
      writeFileSync(contact, contactText.replace(/^kind: .*$/m, 'kind: "contact'))
      await expect(entries.filter({ hasText: 'pages/contact.yaml' }).first()).toContainText('YAML_SYNTAX')
      await expect(entries.first()).toBeVisible()
      await expect(heading).not.toHaveText('Come and see us')
      expect((await page.request.get(`${server.url}/es`)).status()).toBe(200)
    })
    await expect(bar).toContainText(/^\d errors? in the manifest/)
  })
  await expect(page.locator('sightline-problems')).toHaveCount(0)
  await expect.poll(server.output).toContain('The manifest is good again.')
})

test('a template that throws or cannot be parsed is reported in the page until it is fixed', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(`${server.url}/about`)
  const file = join(server.checkout, 'templates/parts/hero.tsx')
  await withFile(file, async (original) => {
    writeFileSync(file, original.replace('</h1>', '{(undefined as never as string).trim()}</h1>'))
    await expect(page).toHaveTitle('This page could not be rendered')
    await expect(page.locator('main')).toContainText("Cannot read properties of undefined (reading 'trim')")
    await expect(page.locator('main')).toContainText(/templates\/parts\/hero\.tsx:\d+/)
    writeFileSync(file, original.replace('</h1>', '{</h1>'))
    await expect(page.locator('main')).toContainText('templates/parts/hero.tsx')
    await expect(page.locator('main')).not.toContainText('trim')
    expect(await page.locator('main').innerHTML()).not.toContain(server.checkout)
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About our practice')
})

test("a stylesheet that cannot be parsed is reported in Vite's overlay until it is fixed", { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(`${server.url}/about`)
  const colour = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)
  const file = join(server.checkout, 'templates/styles/base.css')
  await withFile(file, async (original) => {
    writeFileSync(file, `${original}\nh1 { color: red`)
    await expect(page.locator('vite-error-overlay')).toContainText('Missing closing }')
  })
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveCSS('color', colour)
})

test('a page appears and disappears with its file', { tag: '@soak' }, async ({ page }) => {
  await page.goto(`${server.url}/comparisons/our-new-page`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page')
  const file = join(server.manifest, 'pages/comparisons/our-new-page.yaml')
  const text = readFileSync(join(server.manifest, 'pages/about.yaml'), 'utf8')
  const titled = text.replace(/^ {2}(title|description|heading): /gm, '  $1: New. ')
  writeFileSync(file, titled)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^New\. About/)
  rmSync(file)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page')
})

test('a manifest that is moved away and put back, as from a backup, is watched again', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(`${server.url}/about`)
  const heading = page.getByRole('heading', { level: 1 })
  const away = `${server.manifest}-away`
  renameSync(server.manifest, away)
  await expect.poll(async () => (await page.request.get(`${server.url}/about`)).status()).toBe(500)
  renameSync(away, server.manifest)
  await expect(heading).toHaveText('About our practice')
  await withFile(join(server.manifest, 'pages/about.yaml'), async (text) => {
    // Saves repeatedly, as a person would: the watcher takes a moment to scan the folder.
    await expect(async () => {
      writeFileSync(join(server.manifest, 'pages/about.yaml'), text.replace('About our practice', 'Back again'))
      await expect(heading).toHaveText('Back again', { timeout: 2000 })
    }).toPass({ timeout: 30_000 })
  })
})

test.describe('the editor', () => {
  test('a heading is changed in two languages, shows on both pages, and is undone', async ({ page }) => {
    const about = join(server.manifest, 'pages/about.yaml')
    await withFile(about, async (original) => {
      await edit(page, `${server.url}/about`)
      const text = await openHeading(page)
      await expect(text).toContainText(/pages\/about\.yaml:12\b/)
      await text.getByLabel('English').fill('Who we are: a small office')
      await text.getByLabel('Español').fill('Quiénes somos')
      await text.getByRole('button', { name: 'Save' }).click()
      await expect(said(page)).toContainText('Saved to pages/about.yaml.')
      expect(readFileSync(about, 'utf8')).toBe(
        original
          .replace('heading: About our practice', 'heading: "Who we are: a small office"')
          .replace('heading: Sobre nuestro consultorio', 'heading: Quiénes somos'),
      )
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('Who we are: a small office')
      await page.goto(`${server.url}/es/about`)
      await expect(heading).toHaveText('Quiénes somos')
      await page.getByRole('button', { name: 'Changes' }).click()
      await said(page).getByRole('button', { name: 'Undo' }).click()
      await expect(heading).toHaveText('Sobre nuestro consultorio')
      await expect(panel(page, 'Changes')).toContainText('Undone: "Who we are: a small office"')
      expect(readFileSync(about, 'utf8')).toBe(original)
    })
  })

  test('a text that would break the site shows the problem as it is typed, and cannot be saved', async ({ page }) => {
    const about = join(server.manifest, 'pages/about.yaml')
    await withFile(about, async (original) => {
      await edit(page, `${server.url}/about`)
      const text = await openHeading(page)
      await text.getByLabel('English').fill('Call {phoen}')
      await expect(text.getByRole('list', { name: 'Problems (en)' })).toContainText('Did you mean "phone"?')
      await expect(text.getByRole('button', { name: 'Save' })).toBeDisabled()
      await text.getByLabel('English').press('Control+s')
      await text.getByRole('button', { name: 'Fix this' }).click()
      await expect(text.getByLabel('English')).toHaveValue('Call {phone}')
      await expect(text.getByRole('list', { name: 'Problems (en)' })).toBeEmpty()
      await expect(text).toContainText('(714) 555-0100')
      expect(readFileSync(about, 'utf8')).toBe(original)
      await text.getByRole('button', { name: 'Discard' }).click()
      await expect(text.getByLabel('English')).toHaveValue('About our practice')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(text.getByLabel('English')).toHaveValue('Call {phone}')
    })
  })

  test('another site cannot open files in the editor of this machine', async ({ request }) => {
    const ask = (site: string) => request.get(`${server.url}/__open-in-editor`, { headers: { 'sec-fetch-site': site } })
    for (const site of ['cross-site', 'same-site', 'none']) expect((await ask(site)).status(), site).toBe(403)
    expect(await (await ask('same-origin')).text(), 'our own page').toContain('"file" is missing')
  })

  test('another site cannot call the editor, and the page has no marks for its visitors', async ({ request }) => {
    const html = await (await request.get(`${server.url}/about`)).text()
    const token = /start\.ts\?token=([\w-]+)/.exec(html)![1]!
    const post = (headers: Record<string, string>) =>
      request.post(`${server.url}/__studio/saves`, {
        headers: { 'content-type': 'application/json', 'x-studio-token': token, ...headers },
        data: '{}',
      })
    expect((await post({ origin: server.url })).status()).toBe(200)
    expect((await post({ origin: 'https://evil.example' })).status()).toBe(403)
    expect((await post({ origin: server.url, 'x-studio-token': 'a guess' })).status()).toBe(403)
    expect(html).not.toMatch(/\u200b/)
    // Nor may the page of another server on this machine read the token.
    const asked = await request.get(`${server.url}/about`, { headers: { origin: 'http://localhost:5173' } })
    expect(asked.headers()).not.toHaveProperty('access-control-allow-origin')
  })
})

test('nothing is written outside the cache, and Ctrl+C ends it with 130 while a page is open', {
  tag: '@soak',
}, async ({ page }) => {
  expect(filesOf(server.checkout)).toEqual(filesAtStart)
  const listening = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await page.goto(`${server.url}/about`)
  await listening
  expect(await server.interrupt()).toBe(130)
})

/** Every file of the copied program, without what is generated (.cache) and installed (node_modules). */
const filesOf = (checkout: string) =>
  readdirSync(checkout, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^(\.cache|node_modules)(\/|$)/.test(file))
    .sort()
