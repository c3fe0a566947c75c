import { startAnalytics } from './analytics/start.ts'
import { openAppointments } from './islands/appointment/open.ts'
import { startContactForm } from './islands/contact-form/start.ts'
import { openTools } from './islands/tools/open.ts'

// The whole script of a page. Each behaviour finds its own hooks and fails alone: the page works without any of them.

const behaviours: [selector: string, start: (element: HTMLElement) => void][] = [
  // First, to hear of what the others start with. WIRE: the gate's answer goes here (src/gate/look-up.ts), and where the
  // gate is off, what stands here now: analytics make no lookup of their own.
  ['body', () => startAnalytics(() => import('./shared/location.ts').then(({ unknownLocation }) => unknownLocation))],
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
