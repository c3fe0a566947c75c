import type { ToolsWords } from '../../shared/islands.ts'
import { filterInventory } from './inventory-filter.ts'
import { buildLinks } from './link-builder.ts'
import { showVisits } from './visits.ts'
import './tools.css'

/** Starts the staff's tools. Plain script: three small tools need no React. */
export function startTools(host: HTMLElement): void {
  const words = JSON.parse(host.dataset.words!) as ToolsWords
  const rows = [...host.querySelectorAll<HTMLTableRowElement>('[data-tool="inventory"] tbody tr')]
  const pages = rows.map((row) => row.querySelector('a')!.textContent)
  const tools: [name: string, start: (element: HTMLElement) => void][] = [
    ['link', (form) => buildLinks(form as HTMLFormElement, host.dataset.site!, pages, words)],
    ['visits', (section) => showVisits(section, words)],
    ['filter', (box) => filterInventory(box, rows, words.shown)],
  ]
  for (const [name, start] of tools) {
    const element = host.querySelector<HTMLElement>(`[data-tool="${name}"]`)
    try {
      if (element === null) continue
      start(element)
      // Disabled until now: a tool that does nothing should not look as if it did.
      element.querySelector('fieldset')?.removeAttribute('disabled')
    } catch (error) {
      console.error(`the tool ${name} did not start`, error)
    }
  }
  host.querySelector('[data-part="promise"]')!.textContent = words.promise
}
