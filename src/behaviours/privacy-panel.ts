import './privacy-panel.css'

/** Shows the panel of privacy choices. This file is fetched with its styles: most visitors never open the panel. */
export function reveal(panel: HTMLElement): void {
  observer.observe(panel)
  panel.hidden = false
}

/** Tells the stylesheet how much of the window's bottom is covered: browsers scroll the focused element clear of it. */
const observer = new ResizeObserver(([entry]) => {
  const { offsetHeight } = entry!.target as HTMLElement
  document.documentElement.style.setProperty('--privacy-height', `${offsetHeight}px`)
})
