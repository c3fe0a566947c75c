import type { Assets, Language, LayoutData, Page } from '../generator/page.ts'
import { escapeText } from '../src/shared/escape-text.ts'
import { knownCode } from '../src/shared/languages.ts'
import { unbroken } from '../src/shared/unbroken.ts'
import { markupOf } from './fast-path/markup.ts'
import { geoAttributes, hasGate } from './geo-attributes.ts'
import { renderHead } from './head.ts'
import { Breadcrumbs } from './layout/breadcrumbs.tsx'
import { CallBar } from './layout/call-bar.tsx'
import { Footer } from './layout/footer.tsx'
import { Gate } from './layout/gate.tsx'
import { Header } from './layout/header.tsx'
import { FallbackNotice } from './layout/notices.tsx'
import { PrivacyChoices } from './layout/privacy-choices.tsx'
import { SkipLink } from './layout/skip-link.tsx'
import { TopBar } from './layout/top-bar.tsx'
import { AppointmentIsland } from './parts/appointment-island.tsx'
import { ownLanguage } from './parts/own-language.ts'
import { ToastPlace } from './parts/toast-place.tsx'
import { templateFor } from './registry.ts'
import { isInSystemFont } from './system-font.ts'

/**
 * Renders a page as a complete HTML document. Pure: the dev server and the publishing loop both call it, so development
 * shows exactly what is published.
 */
export function renderDocument(page: Page, layout: LayoutData, assets: Assets): string {
  const { gate, start, header, footer, island, toasts } = sharedParts(layout)
  const Body = templateFor(page)
  const top = markupOf(<TopBar page={page} layout={layout} />)
  const body = markupOf(
    <>
      <Breadcrumbs crumbs={page.crumbs} words={layout.words} />
      <FallbackNotice page={page} layout={layout} />
      <main id="main" tabIndex={-1} {...marks(page.bodyLanguage, layout.spoken, layout)} {...keptOffline(page)}>
        <Body page={page} layout={bodyLayout(page, layout)} />
      </main>
      <CallBar page={page} layout={layout} />
    </>,
  )
  return (
    `<!DOCTYPE html><html${attributes(rootAttributes(page, layout))}>` +
    `<head>${renderHead(page, layout, assets)}</head>` +
    `<body${attributes({ ...marks(layout.spoken, page.language, layout), ...appointmentContext(page) })}${page.isAboutHealth ? ' data-health' : ''}>` +
    `${start}${top}${hasGate(page, layout) ? gate : ''}${markCurrent(header, page.url)}${body}${footer}${islandFor(page, layout, island)}${toasts}</body></html>`
  )
}

const rootAttributes = (page: Page, layout: LayoutData) => ({
  lang: knownCode(page.language),
  ...(isRightToLeft(page.language, layout) && { dir: 'rtl' }),
  ...(isInSystemFont(page.language) && { 'data-font': 'system' }),
  ...geoAttributes(page, layout),
})

const isRightToLeft = (language: Language, { languages }: LayoutData) =>
  languages.some(({ code, direction }) => code === language && direction === 'rtl')

/** The language attributes of a part whose words are not in the language around it. */
function marks(language: Language, around: Language, layout: LayoutData): { lang?: Language; dir?: 'ltr' | 'rtl' } {
  if (language === around) return {}
  const isRtl = isRightToLeft(language, layout)
  return { lang: knownCode(language), ...(isRtl !== isRightToLeft(around, layout) && { dir: isRtl ? 'rtl' : 'ltr' }) }
}

/** The words and facts in the language of the body, with the layout's links. */
const bodyLayout = ({ language, bodyLanguage }: Page, layout: LayoutData): LayoutData =>
  bodyLanguage === language ? layout : { ...layout, ...layout.original }

/** The scopes of the pages kept offline, which each of these pages lists. */
const keptOffline = ({ keptOffline: kept }: Page) =>
  kept === undefined ? {} : { 'data-rare': 'keep-offline', 'data-scopes': kept.join(' ') }

/** The page's data for the appointment dialog. The subject only if it differs from the default. */
const appointmentContext = ({ appointmentFor, visitType, emailSubject }: Page) => ({
  'data-page-name': appointmentFor,
  'data-visit-type': visitType,
  ...(emailSubject !== undefined && { 'data-email-subject': emailSubject }),
})

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('')

/** The dialog with the page's name and number. Everything else in it is the same on all pages in a language. */
function islandFor(page: Page, { practice, spoken }: LayoutData, island: string): string {
  const { appointmentFor, bodyLanguage, phone } = page
  const name =
    bodyLanguage === spoken
      ? escapeText(appointmentFor)
      : markupOf(<span {...ownLanguage(bodyLanguage)}>{appointmentFor}</span>)
  const named = island.replace(pageBanner, (banner) =>
    appointmentFor === '' ? '' : banner.replace(nameMark, () => name),
  )
  if (phone.href === practice.phone.href) return named
  return named
    .replaceAll(practice.phone.href, phone.href)
    .replaceAll(unbroken(practice.phone.text), unbroken(phone.text))
}

/** A placeholder for the page's name. No text may contain it. */
const nameMark = '\u0002'

const pageBanner = /<p class="dialog-context">[^<]*<\/p>/

interface SharedParts {
  start: string
  gate: string
  header: string
  footer: string
  island: string
  toasts: string
}

const rendered = new WeakMap<LayoutData, SharedParts>()

/** Renders the parts that are the same on all pages in a language, once. */
function sharedParts(layout: LayoutData): SharedParts {
  let parts = rendered.get(layout)
  if (parts === undefined) {
    parts = {
      gate: markupOf(<Gate layout={layout} />),
      start: markupOf(
        <>
          <SkipLink layout={layout} />
          <PrivacyChoices layout={layout} />
        </>,
      ),
      header: markupOf(<Header layout={layout} />),
      footer: markupOf(<Footer layout={layout} />),
      island: markupOf(<AppointmentIsland layout={layout} pageName={nameMark} />),
      toasts: markupOf(<ToastPlace layout={layout} />),
    }
    rendered.set(layout, parts)
  }
  return parts
}

/** Marks the menu entry of the current page, also for screen readers. */
const markCurrent = (header: string, url: string) =>
  header.replaceAll(`href="${url}"`, `href="${url}" aria-current="page"`)
