import type { Language } from '../shared/languages.ts'
import { readStored, store } from '../storage.ts'
import { chosenLanguage } from './choice.ts'
import { detectLanguage, languageOf, queryLanguage } from './detect.ts'
import { detectedKey } from './follow-choice.ts'
import { isCrawler, nextStep } from './next-step.ts'

/** Moves to the Spanish pair that `bar` links to, or shows the bar that offers it, or neither. */
export function offerSpanish(bar: HTMLElement, choice: Language | undefined): void {
  const step = nextStep({
    choice,
    asked: languageOf(queryLanguage(location.search)),
    detected: detect(),
    isReturning: isReturning(),
    isCrawler: isCrawler(navigator.userAgent),
  })
  if (step === 'move') location.replace(bar.querySelector('a')!.href + location.search + location.hash)
  if (step === 'offer') show(bar)
}

function show(bar: HTMLElement): void {
  const hide = () => {
    bar.hidden = true
  }
  bar.hidden = false
  bar.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-language]')) hide()
  })
  // Answered in another tab, or on a page that was left to come back to this one.
  for (const event of ['storage', 'pageshow']) {
    addEventListener(event, () => {
      if (chosenLanguage() !== undefined) hide()
    })
  }
}

function detect(): Language {
  const local = readStored('local', detectedKey)
  const detected = detectLanguage({
    query: location.search,
    cookie: document.cookie,
    local,
    session: readStored('session', detectedKey),
    browser: navigator.languages,
    html: document.documentElement.lang,
  })
  if (detected !== local) store('local', detectedKey, detected)
  return detected
}

function isReturning(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward' || document.referrer === location.href.split('#')[0]
}
