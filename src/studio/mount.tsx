import { createRoot } from 'react-dom/client'
import styles from './studio.css?inline'
import { StudioView } from './view.tsx'

/** Mounts the editor in its own shadow tree, out of reach of the page's styles and scripts. */
export function mountStudio(isEditing: boolean): void {
  const host = document.createElement('div')
  host.dataset.studioHost = ''
  // Whatever the language of the page.
  host.lang = 'en'
  // Typing in the editor must not trigger the page's shortcuts.
  for (const type of ['keydown', 'keyup', 'keypress']) host.addEventListener(type, (event) => event.stopPropagation())
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  document.body.append(host)
  createRoot(shadow).render(<StudioView isEditing={isEditing} />)
}
