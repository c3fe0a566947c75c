import type { Frame, Language, Page, PageState } from '../../generator/page.ts'
import { Hero } from '../parts/hero.tsx'
import { TableBox } from '../parts/table-box.tsx'

/** The staff's inventory: every page there is. */
export function Tools({ page, frame: { words } }: { page: Page<'tools'>; frame: Frame }) {
  const { heading, content } = page
  return (
    <>
      <Hero heading={heading} intro={content.intro} />
      <div className="wrap">
        <TableBox caption={words('tools.caption', { total: content.total })} columns={columns.map((key) => words(key))}>
          {content.pages.map(({ url, kind, language, state, inCities }) => (
            <tr key={url}>
              <th scope="row">
                <a href={url} hrefLang={language}>
                  {url}
                </a>
              </th>
              <td>{inCities === 0 ? kind : words('tools.inCities', { kind, count: inCities })}</td>
              <td>{words(languageWords[language])}</td>
              <td>{words(stateWords[state])}</td>
            </tr>
          ))}
        </TableBox>
      </div>
    </>
  )
}

const columns = ['tools.address', 'tools.kind', 'tools.language', 'tools.state']

const languageWords: Record<Language, string> = { en: 'language.en', es: 'language.es' }

const stateWords: Record<PageState, string> = {
  original: 'tools.original',
  translated: 'tools.translated',
  fallback: 'tools.fallback',
  mirror: 'tools.mirror',
}
