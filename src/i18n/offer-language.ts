import './offer.css'
import { pageLanguage, siteLanguages } from '../page-language.ts'
import type { Language } from '../shared/languages.ts'
import { readStored, store } from '../storage.ts'
import { choose, chosenLanguage } from './choice.ts'
import { detectLanguage, queryLanguage } from './detect.ts'
import { detectedKey } from './follow-choice.ts'
import { isCrawler, nextStep } from './next-step.ts'
import { languageOf } from './site-languages.ts'

/** Moves to the page in the `offered` language that `bar` links to, or shows the bar that offers it, or neither. */
export function offerLanguage(bar: HTMLElement, offered: Language, choice: Language | undefined): void {
  if (wasSwitched()) {
    choose(pageLanguage)
    return
  }
  const codes = siteLanguages()
  const step = nextStep({
    offered,
    choice,
    asked: languageOf(queryLanguage(location.search), codes),
    detected: detect(codes),
    isReturning: isReturning(),
    isCrawler: isCrawler(navigator.userAgent),
  })
  if (step === 'move') location.replace(bar.querySelector('a')!.href + location.search + location.hash)
  if (step === 'offer') show(bar)
}

function show(bar: HTMLElement): void {
  const toggle = (isShown: boolean) => {
    bar.hidden = !isShown
    // The page makes room for it. With `:has()`, showing or hiding anything would restyle the whole page.
    document.documentElement.toggleAttribute('data-offer', isShown)
  }
  const hide = () => toggle(false)
  toggle(true)
  bar.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-language]')) hide()
  })
  // Answered in another tab, or on a page visited before returning to this one.
  for (const event of ['storage', 'pageshow']) {
    addEventListener(event, () => {
      if (chosenLanguage() !== undefined) hide()
    })
  }
}

function detect(codes: readonly Language[]): Language {
  const local = readStored('local', detectedKey)
  const sources = {
    query: location.search,
    cookie: document.cookie,
    local,
    session: readStored('session', detectedKey),
    browser: navigator.languages,
    html: pageLanguage,
  }
  const detected = detectLanguage(sources, codes)
  if (detected !== local) store('local', detectedKey, detected)
  return detected
}

const isReturning = () => navigationType() === 'back_forward' || document.referrer === location.href.split('#')[0]

/** Whether the visitor comes from this page in another language: by its switch, opened in a new tab. */
function wasSwitched(): boolean {
  const [from] = document.referrer.split('?')
  const links = document.querySelectorAll<HTMLAnchorElement>('.top-bar a[data-language]')
  return navigationType() === 'navigate' && Array.from(links).some(({ href }) => href === from)
}

function navigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type
}
