import { openAppointments } from './islands/appointment/open.ts'
import { startContactForm } from './islands/contact-form/start.ts'
import { openTools } from './islands/tools/open.ts'

// The whole script of a page. Each behaviour finds its own hooks and fails alone: the page works without any of them.

const behaviours: [selector: string, start: (element: HTMLElement) => void][] = [
  ['[data-island="appointment"]', openAppointments],
  ['[data-island="contact-form"]', startContactForm],
  ['[data-island="tools"]', openTools],
]

for (const [selector, start] of behaviours) {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    try {
      start(element)
    } catch (error) {
      console.error(`${selector} did not start`, error)
    }
  }
}
