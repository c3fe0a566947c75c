import { renderToStaticMarkup } from 'react-dom/server'
import type { Assets, Frame, Language, Page } from '../generator/page.ts'
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
import { withKept } from './parts/kept.tsx'
import { unbroken } from './parts/phone-link.tsx'
import { ToastPlace } from './parts/toast-place.tsx'
import { templateFor } from './registry.ts'
import { tidy } from './tidy.ts'

/**
 * One page as a complete HTML document. Pure: the dev server and the publishing loop both call it, so what is seen in
 * development is what is published.
 */
export function renderDocument(page: Page, frame: Frame, assets: Assets): string {
  const { gate, start, header, footer } = sharedParts(frame)
  const Body = templateFor(page)
  const top = renderToStaticMarkup(<TopBar page={page} frame={frame} />)
  const body = renderToStaticMarkup(
    <>
      {page.crumbs.length > 1 && <Breadcrumbs crumbs={page.crumbs} words={frame.words} />}
      {page.state === 'fallback' && <FallbackNotice page={page} frame={frame} />}
      <main id="main" tabIndex={-1} {...ownLanguage(page, frame)}>
        <Body page={page} frame={frame} />
      </main>
      <CallBar page={page} frame={frame} />
    </>,
  )
  return (
    `<!DOCTYPE html><html lang="${page.language}"${isRightToLeft(page.language, frame) ? ' dir="rtl"' : ''}${ownMark(frame)}${geoAttributes(page, frame)}>` +
    `<head>${renderHead(page, frame, assets)}</head>` +
    `<body${appointmentContext(page, frame)}${page.isAboutHealth ? ' data-health' : ''}>` +
    `${start}${tidy(top)}${hasGate(page, frame) ? gate : ''}${markCurrent(header, page.url)}${withKept(tidy(body))}${footer}</body></html>`
  )
}

const isRightToLeft = (language: Language, { languages }: Frame) =>
  languages.some(({ code, direction }) => code === language && direction === 'rtl')

/** The eye that styles draw at the top of a page is for practices whose mark it is. */
const ownMark = ({ practice: { mark } }: Frame) => (mark.name === 'eye' ? '' : ` data-mark="${mark.name}"`)

/** What tells the language of a body that is written in another than its frame. */
function ownLanguage({ language, bodyLanguage }: Page, frame: Frame): { lang?: Language; dir?: 'ltr' | 'rtl' } {
  if (bodyLanguage === language) return {}
  const isRtl = isRightToLeft(bodyLanguage, frame)
  return { lang: bodyLanguage, ...(isRtl !== isRightToLeft(language, frame) && { dir: isRtl ? 'rtl' : 'ltr' }) }
}

/** What the appointment dialog takes from the page; a number and a subject only where they differ from the usual. */
function appointmentContext(page: Page, frame: Frame): string {
  const ownPhone = page.phone.href !== frame.practice.phone.href
  const context = {
    'page-name': page.appointmentFor,
    'visit-type': page.visitType,
    ...(page.emailSubject !== undefined && { 'email-subject': page.emailSubject }),
    ...(ownPhone && { phone: unbroken(page.phone.text), 'phone-href': page.phone.href }),
  }
  return Object.entries(context)
    .map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`)
    .join('')
}

interface SharedParts {
  start: string
  gate: string
  header: string
  footer: string
}

const rendered = new WeakMap<Frame, SharedParts>()

/** What is equal on every page of a language is rendered once. */
function sharedParts(frame: Frame): SharedParts {
  let parts = rendered.get(frame)
  if (parts === undefined) {
    parts = {
      gate: tidy(renderToStaticMarkup(<Gate frame={frame} />)),
      start: tidy(
        renderToStaticMarkup(
          <>
            <SkipLink frame={frame} />
            <PrivacyChoices frame={frame} />
          </>,
        ),
      ),
      header: tidy(renderToStaticMarkup(<Header frame={frame} />)),
      footer: tidy(
        renderToStaticMarkup(
          <>
            <Footer frame={frame} />
            <AppointmentIsland frame={frame} />
            <ToastPlace frame={frame} />
          </>,
        ),
      ),
    }
    rendered.set(frame, parts)
  }
  return parts
}

/** Tells screen readers which menu entry is the page they are on. */
const markCurrent = (header: string, url: string) =>
  header.replaceAll(`href="${url}"`, `href="${url}" aria-current="page"`)

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
