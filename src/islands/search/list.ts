import type { Found } from '../../shared/search/look-up.ts'

/** The list below the box. Its options are links, so a page can open in another tab. The focus stays in the box. */
interface ResultList {
  element: HTMLElement
  /** Replaces the listed options. None is active at first. */
  show: (found: readonly Found[]) => void
  /** Makes the option at this index active, wrapping past either end. Returns its id. */
  activate: (place: number) => string
  /** The index of the active option, or -1. */
  active: () => number
  option: (place: number) => HTMLElement | undefined
  length: () => number
}

export function makeList(label: string): ResultList {
  const element = document.createElement('div')
  element.id = 'search-list'
  element.className = 'search-list'
  element.setAttribute('role', 'listbox')
  element.setAttribute('aria-label', label)
  element.hidden = true
  // Without this, Chromium makes a scrollable element a Tab stop.
  element.tabIndex = -1
  let options: HTMLElement[] = []
  let active = -1
  return {
    element,
    show: (found) => {
      options = found.map(makeOption)
      active = -1
      element.replaceChildren(...options)
      element.hidden = options.length === 0
    },
    activate: (place) => {
      options[active]?.setAttribute('aria-selected', 'false')
      active = (place + options.length) % options.length
      const option = options[active]!
      option.setAttribute('aria-selected', 'true')
      option.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return option.id
    },
    active: () => active,
    option: (place) => options[place],
    length: () => options.length,
  }
}

function makeOption({ url, name, kind, line, answer }: Found, place: number): HTMLElement {
  const option = document.createElement('a')
  option.href = url
  option.id = `search-option-${place}`
  option.setAttribute('role', 'option')
  option.tabIndex = -1
  option.setAttribute('aria-selected', 'false')
  if (answer !== undefined) option.className = `search-answer search-hurry-${answer.hurry}`
  if (url.startsWith('tel:')) option.dataset.event = 'phone_click'
  option.append(part('search-name', name), ' ', part('search-kind', kind), ' ', part('search-line', line))
  return option
}

function part(className: string, text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  return element
}
