import type { LayoutData } from '../../generator/page.ts'
import { searchFileOf } from '../../src/shared/search/file.ts'
import { unbroken } from '../../src/shared/unbroken.ts'
import { PhoneLink } from '../parts/phone-link.tsx'
import { TextLink } from '../parts/text-link.tsx'

/**
 * The search box. Hidden without scripts, as it could do nothing. If its script does not arrive, its form leads to the
 * list of all pages. The input has no name, so that what is typed never becomes part of a URL.
 *
 * On narrow screens only its label is visible. Pressing that moves the focus into the box, which then covers the
 * header. See styles/search.css.
 */
export function SearchBox({ layout }: { layout: LayoutData }) {
  const { words, language, navigation, practice } = layout
  const allPages = { ...navigation.sitemap, label: words('search.allPages') }
  return (
    <search className="search" data-island="search" data-index={searchFileOf(language)}>
      <form action={navigation.sitemap.href}>
        <label htmlFor="search-words">
          <Magnifier />
          <span className="visually-hidden">{words('search.label')}</span>
        </label>
        <input
          id="search-words"
          type="search"
          placeholder={words('search.hint')}
          autoComplete="off"
          aria-keyshortcuts="/ Control+K Meta+K"
        />
        {/* Not a Tab stop, because Enter in the box does the same. */}
        <button type="submit" tabIndex={-1} aria-label={words('search.hint')}>
          <Magnifier />
        </button>
        <button type="reset" aria-label={words('search.close')} data-escape="" />
      </form>
      <div className="search-panel">
        {/* The browser's script tells these four apart by their order. */}
        <div role="status">
          <p>{words('search.loading')}</p>
          <p hidden>
            {words('search.failed')} <TextLink link={allPages} />
          </p>
          <p hidden>
            {words('search.none')}{' '}
            <PhoneLink phone={practice.phone} label={unbroken(words('actions.call', { phone: practice.phone.text }))} />{' '}
            <TextLink link={allPages} />
          </p>
          <p className="visually-hidden" />
        </div>
      </div>
    </search>
  )
}

const Magnifier = () => (
  <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      d="M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z"
    />
  </svg>
)
