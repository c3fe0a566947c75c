import type { LayoutData } from '../../generator/page.ts'

/**
 * What leaves the device, and the visitor's say in it. Hidden until the browser shows it: without JavaScript, nothing
 * is stored or loaded, so there is nothing to choose. It appears at the bottom of the window but comes early in the
 * page, where keyboard users reach it first. Its title is not a heading, because the first heading of a page must be
 * the page's own. It is styled like one, and its text names the region.
 */
export function PrivacyChoices({ layout: { words, vendors } }: { layout: LayoutData }) {
  const asks = vendors.length > 0
  return (
    <div aria-live="polite" data-behaviour="privacy-choices" data-vendors={asks ? JSON.stringify(vendors) : undefined}>
      <section className="privacy-panel" hidden data-part="panel" aria-label={words('privacy.title')}>
        <div className="wrap">
          <div className="privacy-text">
            <p className="privacy-title" tabIndex={-1} data-part="title">
              {words('privacy.title')}
            </p>
            <p>{asks ? words('privacy.ask') : words('privacy.nothing')}</p>
            <p hidden data-part="signal">
              {words('privacy.signal')}
            </p>
            {asks && (
              <>
                <p hidden data-part="accepted">
                  {words('privacy.accepted')}
                </p>
                <p hidden data-part="rejected">
                  {words('privacy.rejected')}
                </p>
              </>
            )}
            <p hidden data-part="erased">
              {words('privacy.erased')}
            </p>
          </div>
          {asks && (
            <div className="privacy-answers" data-part="answers">
              <button type="button" className="button button-quiet" data-choice="accepted">
                {words('privacy.accept')}
              </button>
              <button type="button" className="button button-quiet" data-choice="rejected">
                {words('privacy.reject')}
              </button>
            </div>
          )}
          <div className="actions" hidden data-part="more">
            <button type="button" className="button button-quiet" data-part="erase">
              {words('privacy.erase')}
            </button>
            <button type="button" className="button button-quiet" data-part="close" data-escape="">
              {words('privacy.close')}
            </button>
          </div>
        </div>
      </section>
    </div>
  )
}

/** Reopens the panel from the bottom of every page. It comes last, so that nothing moves when it appears. */
export function PrivacyLink({ layout: { words } }: { layout: LayoutData }) {
  return (
    <p hidden data-opens="privacy-choices">
      <button type="button" className="text-button">
        {words('privacy.title')}
      </button>{' '}
      <span hidden data-part="signal">
        {words('privacy.signal')}
      </span>
    </p>
  )
}
