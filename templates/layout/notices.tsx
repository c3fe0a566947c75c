import type { Frame, Page } from '../../generator/page.ts'

/** Tells, in the frame's language, that the body below is written in the other one. Stands before `<main>`. */
export function FallbackNotice({ page, frame: { words } }: { page: Page; frame: Frame }) {
  if (page.state !== 'fallback') return null
  return (
    <aside className="wrap" aria-label={words('notice.label')}>
      <p className="notice">
        {words('notice.fallback')}{' '}
        <a href={page.twin.href} hrefLang={page.bodyLanguage}>
          {words('notice.fallbackLink')}
        </a>
      </p>
    </aside>
  )
}
