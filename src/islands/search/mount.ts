import { pageLanguage, siteLanguages } from '../../page-language.ts'
import type { SearchWords } from '../../shared/search/file.ts'
import { type Found, openSearch } from '../../shared/search/look-up.ts'
import { makeList } from './list.ts'
import { pagePhone } from './page-phone.ts'
import { readSearchFile } from './read-search-file.ts'
import './list.css'

/**
 * Makes the box a combobox over the pages of the search file, following the WAI-ARIA 1.2 pattern. Rejects if the
 * response is not a search file. Queries are looked up here, never stored or sent. `focus` is the event that loaded the
 * search, if one did.
 */
export async function mountSearch(host: HTMLElement, response: Response, focus?: FocusEvent): Promise<void> {
  const file = await readSearchFile(response)
  const lookUp = openSearch(file, siteLanguages())
  const { words } = file
  const withPagePhone = pagePhone(host, words.call)
  const input = host.querySelector('input')!
  const [loading, failed, none, count] = host.querySelectorAll<HTMLElement>('[role="status"] > *')
  const list = makeList(words.list)
  loading!.hidden = true
  // Shown if the search took too long to load.
  failed!.hidden = true
  none!.parentElement!.after(list.element)
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-expanded', 'false')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.element.id)

  const show = (query: string, isUnfinished = false) => {
    const found = lookUp(query)?.map(withPagePhone)
    // An unfinished syllable matches no name, so the list would flicker with every key.
    if (isUnfinished && !found?.length) return
    list.show(found ?? [])
    none!.hidden = found?.length !== 0
    count!.textContent = announcement(found ?? [], words)
    input.setAttribute('aria-expanded', String(list.length() > 0))
    input.removeAttribute('aria-activedescendant')
  }
  const close = () => show('')
  const activate = (place: number) => input.setAttribute('aria-activedescendant', list.activate(place))

  /** Returns whether the key was handled. If not, it keeps its default effect. */
  const press = (key: string): boolean => {
    const isOpen = list.length() > 0
    const active = list.active()
    if (key === 'Escape') {
      if (isOpen || !none!.hidden) close()
      else input.form!.reset()
      return true
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isOpen) show(input.value)
      if (list.length() === 0) return false
      if (key === 'ArrowDown') activate(active + 1)
      else activate(active < 0 ? -1 : active - 1)
      return true
    }
    if (active < 0 || (key !== 'Home' && key !== 'End')) return false
    activate(key === 'Home' ? 0 : -1)
    return true
  }
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!press(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  })
  input.addEventListener('input', (event) => show(input.value, (event as InputEvent).isComposing))
  input.addEventListener('compositionend', () => show(input.value))
  input.addEventListener('focus', () => show(input.value))
  // Enter opens the active page, or else the best match.
  host.addEventListener('submit', () => list.option(Math.max(list.active(), 0))?.click())
  // A press on anything else would take the focus out of the box, hiding the list before the click completes.
  host.addEventListener('mousedown', (event) => {
    if (event.target !== input) event.preventDefault()
  })
  const isInside = (target: EventTarget | null) => target instanceof Node && host.contains(target)
  host.addEventListener('focusout', ({ relatedTarget }) => {
    if (!isInside(relatedTarget)) close()
  })
  // Where the focus was before the search, and goes again when the box is closed.
  let origin = focus?.relatedTarget
  host.addEventListener('focusin', ({ relatedTarget }) => {
    if (!isInside(relatedTarget)) origin = relatedTarget
  })
  host.addEventListener('reset', () => {
    if (origin instanceof HTMLElement) origin.focus()
  })
  // A page that is returned to must not show an earlier search.
  window.addEventListener('pagehide', () => {
    input.value = ''
    close()
  })
  if (host.contains(document.activeElement)) show(input.value)
}

/** What a screen reader says about a list: its answers, sentence by sentence, and how many options it has. */
function announcement(found: readonly Found[], words: SearchWords): string {
  const answers = found.filter(({ answer }) => answer !== undefined)
  const sentences = answers.flatMap(({ name, line }) => [name, ...line.split('\n')]).filter((text) => text !== '')
  const count = found.length
  const form = new Intl.PluralRules(pageLanguage).select(count)
  const counted = count === 0 ? [] : words.found[form]!.replace('{count}', String(count))
  return sentences
    .map((text) => text.replace(/\.?$/, '.'))
    .concat(counted)
    .join(' ')
}
