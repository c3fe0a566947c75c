import { createRoot } from 'react-dom/client'
import styles from './studio.css?inline'
import { StudioView } from './view.tsx'

/** Puts the editor into a shadow tree of its own: neither the page's styles nor its scripts reach into it. */
export function mountStudio(isEditing: boolean): void {
  const host = document.createElement('div')
  host.dataset.studioHost = ''
  // What is typed here is no shortcut of the page.
  for (const type of ['keydown', 'keyup', 'keypress']) host.addEventListener(type, (event) => event.stopPropagation())
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  document.body.append(host)
  createRoot(shadow).render(<StudioView isEditing={isEditing} />)
}
