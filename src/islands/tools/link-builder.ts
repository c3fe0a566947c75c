import { copyText } from '../../copy-text.ts'
import type { ToolsWords } from '../../shared/islands.ts'
import { utmNames } from '../../shared/utm.ts'
import { looksPersonal, type UtmValues, utmLink } from './utm-link.ts'

/** Builds a tagged link while its form is filled in. Nothing typed is stored or sent. */
export function buildLinks(form: HTMLFormElement, site: string, pages: readonly string[], words: ToolsWords): void {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-part="${name}"]`)!
  const known = new Set(pages)
  part('pages').replaceChildren(...pages.map(option))

  const show = () => {
    const values = Object.fromEntries(utmNames.map((name) => [name, field(name).value])) as UtmValues
    const link = utmLink(site, field('page').value, values)
    field('link').value = link ?? ''
    field('page').setAttribute('aria-invalid', String(link === undefined))
    say(part('page-note'), link === undefined ? words.otherSite : known.has(pathOf(link)) ? '' : words.unlisted)
    say(part('value-note'), Object.values(values).some(looksPersonal) ? words.personal : '')
    say(part('copied'), '')
  }
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const link = field('link')
    if (link.value === '') field('page').focus()
    else copyText(link.value, link).then((done) => say(part('copied'), done ? words.copied : words.notCopied))
  })
  show()
}

/** Sets the text only if it changed, so that screen readers do not repeat it. */
function say(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text
}

const pathOf = (link: string) => new URL(link).pathname

function option(page: string): HTMLOptionElement {
  const element = document.createElement('option')
  element.value = page
  return element
}
