import { purgeAnalytics } from '../../analytics/purge.ts'
import type { Count } from '../../analytics/summary.ts'
import { pageLanguage } from '../../page-language.ts'
import type { ToolsWords } from '../../shared/islands.ts'
import { keptVisits } from './kept-visits.ts'

/** Shows what this browser has stored of its own visits, and removes it after confirmation. */
export function showVisits(section: HTMLElement, words: ToolsWords): void {
  const part = <E extends HTMLElement>(name: string) => section.querySelector<E>(`[data-part="${name}"]`)!
  const status = part('status')
  const purge = part<HTMLButtonElement>('purge')
  const dialog = part<HTMLDialogElement>('confirm')

  const show = () => {
    const visits = keptVisits()
    status.textContent = visits.state === 'kept' ? '' : words[visits.state]
    part('counts').hidden = visits.state !== 'kept'
    purge.disabled = visits.state === 'none' || visits.state === 'denied'
    if (visits.state !== 'kept') return
    const { summary, last } = visits
    part('sessions').textContent = String(summary.sessions)
    part('last').textContent = last === undefined ? words.unknown : formatTime(last)
    part('top-pages').replaceChildren(...rows(summary.topPages, words))
    part('top-cities').replaceChildren(...rows(summary.topCities, words))
    part('sources').replaceChildren(...rows(summary.sources, words))
    part('events').replaceChildren(...rows(summary.events, words))
  }
  purge.addEventListener('click', () => dialog.showModal())
  part('keep').addEventListener('click', () => dialog.close())
  part('remove').addEventListener('click', (event) => {
    // If counted, this very click would start a new visit for the visitor just forgotten.
    event.stopPropagation()
    purgeAnalytics()
    dialog.close()
    show()
    if (status.textContent === words.none) status.textContent = words.purged
    // The button that opened the dialog is now disabled and would lose the focus.
    status.focus()
  })
  // Another tab of this browser may have saved its visit.
  addEventListener('storage', show)
  show()
}

const formatTime = (time: Date) =>
  new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'long', timeStyle: 'short' }).format(time)

function rows(counts: readonly Count[], words: ToolsWords): HTMLElement[] {
  if (counts.length === 0) return [row(words.nothing, '')]
  return counts.map(({ name, count }) => row(name, String(count)))
}

/** Stored values are inserted as text: anyone may have written them. */
function row(name: string, count: string): HTMLElement {
  const element = document.createElement('tr')
  const heading = document.createElement('th')
  heading.scope = 'row'
  heading.textContent = name
  const cell = document.createElement('td')
  cell.textContent = count
  element.append(heading, cell)
  return element
}
