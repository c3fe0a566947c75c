import { listedRoutes } from '../../../generator/expand/indexes.ts'
import { complaints, type Task, untilHidden, untilShown } from '../task.ts'

const search = '[data-island="search"]'
const contact = '[data-island="contact-form"]'

/** Tries each while its script is missing, until the page reports that, and then again on the same page. */
export const later: Task = {
  name: 'dialog, search and contact form load on retry after a failed load',
  run: async (browser, { made, serveFaulty }) => {
    const { url, serveChunks, close } = await serveFaulty()
    const openWithoutChunks = async (path: string) => {
      serveChunks('missing')
      await browser.open(url + path)
    }

    await openWithoutChunks('/')
    const openDialog = () => browser.click('main [data-open="appointment"]')
    await openDialog()
    await untilHidden(browser, 'dialog[open] .dialog-wait')
    serveChunks('published')
    await browser.press('Escape')
    await openDialog()
    await untilShown(browser, 'dialog [name="fullName"]')

    await openWithoutChunks('/')
    const enterSearch = () => browser.click(`${search} input`)
    await enterSearch()
    await untilShown(browser, `${search} [role="status"] > :nth-child(2)`)
    serveChunks('published')
    await browser.run(() => (document.activeElement as HTMLElement).blur())
    await enterSearch()
    await untilShown(browser, `${search} [role="combobox"]`)

    const contactPage = listedRoutes(made).find(({ source }) => source.kind === 'contact')!
    await openWithoutChunks(contactPage.url)
    const send = () => browser.click(`${contact} button[type="submit"]`)
    await send()
    await untilHidden(browser, `${contact}[data-ready]`)
    serveChunks('published')
    await send()
    await untilShown(browser, `${contact} .form-errors a`)
    await complaints(browser)
    close()
  },
}
