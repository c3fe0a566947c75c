import { startAnalytics } from './analytics/start.ts'
import { helpEscape } from './behaviours/escape-helper.ts'
import { followImage } from './behaviours/image.ts'
import { markKeyboardUse } from './behaviours/keyboard-style.ts'
import { controlMobileMenu } from './behaviours/mobile-menu.ts'
import { prefetchOnIntent } from './behaviours/prefetch.ts'
import { revealEmail } from './behaviours/reveal-email.ts'
import { offerScrollTop } from './behaviours/scroll-top.ts'
import { controlServicesMenu } from './behaviours/services-menu.ts'
import { skipToMain } from './behaviours/skip-link.ts'
import { showSpinner } from './behaviours/spinner.ts'
import { slideView } from './behaviours/view-slider.ts'
import { hideWhenOver } from './behaviours/when-over.ts'
import { startGate, startRetry } from './gate/start.ts'
import { rememberLanguage } from './i18n/choice.ts'
import { followChoice } from './i18n/follow-choice.ts'
import { openAppointments } from './islands/appointment/open.ts'
import { startContactForm } from './islands/contact-form/start.ts'
import { startSearch } from './islands/search/start.ts'
import { openTools } from './islands/tools/open.ts'
import { loadRare } from './rare/load.ts'

// A page's whole script. Each behavior finds its own hooks and fails alone, at once or when what it loads does not
// arrive: the page works without any of them.

type Start = (element: HTMLElement) => void | Promise<void>

const behaviours: [selector: string, start: Start][] = [
  ['[data-gate-state]', startGate],
  ['[data-behaviour="retry-access"]', startRetry],
  // Before the behaviors that report events.
  ['body', startAnalytics],
  ['[data-behaviour="offer-language"]', followChoice],
  ['[data-language]', rememberLanguage],
  ['html', markKeyboardUse],
  ['[data-behaviour="services-menu"]', controlServicesMenu],
  ['[data-behaviour="mobile-menu"]', controlMobileMenu],
  ['[data-behaviour="skip-link"]', skipToMain],
  ['[data-behaviour="scroll-top"]', offerScrollTop],
  ['[data-behaviour="reveal-email"]', revealEmail],
  ['[data-behaviour="image"]', followImage],
  ['[data-behaviour="view-slider"]', slideView],
  ['[data-behaviour="spinner"]', showSpinner],
  ['[data-through]', hideWhenOver],
  ['html', prefetchOnIntent],
  ['html', helpEscape],
  ['[data-island="appointment"]', openAppointments],
  ['[data-island="contact-form"]', startContactForm],
  ['[data-island="tools"]', openTools],
  ['[data-island="search"]', startSearch],
  ['[data-rare]', loadRare],
]

for (const [selector, start] of behaviours) {
  const startAlone = async (element: HTMLElement) => {
    try {
      await start(element)
    } catch (error) {
      console.error(`${selector} did not start`, error)
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>(selector)) startAlone(element)
}
