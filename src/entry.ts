import { startAnalytics } from './analytics/start.ts'
import { startGate, startRetry } from './gate/start.ts'
import { openAppointments } from './islands/appointment/open.ts'
import { startContactForm } from './islands/contact-form/start.ts'
import { startSearch } from './islands/search/start.ts'
import { openTools } from './islands/tools/open.ts'

// The whole script of a page. Each behaviour finds its own hooks and fails alone: the page works without any of them.

const behaviours: [selector: string, start: (element: HTMLElement) => void][] = [
  ['[data-gate-state]', startGate],
  ['[data-behaviour="retry-access"]', startRetry],
  // Before those that tell of events. They make no lookup of their own: what the gate has found is all they know.
  ['body', () => startAnalytics(() => import('./gate/look-up.ts').then(({ answeredLocation }) => answeredLocation()))],
  ['[data-island="appointment"]', openAppointments],
  ['[data-island="contact-form"]', startContactForm],
  ['[data-island="tools"]', openTools],
  ['[data-island="search"]', startSearch],
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
