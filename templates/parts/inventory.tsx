import type { LayoutData, PageState, ToolsContent, Words } from '../../generator/page.ts'
import { TableBox } from './table-box.tsx'
import { TextLink } from './text-link.tsx'

/** All pages of the site, with a box that filters the rows. */
export function Inventory({ content: { pages, total }, layout }: { content: ToolsContent; layout: LayoutData }) {
  const { words, languages } = layout
  return (
    <section data-tool="inventory">
      <h2>{words('tools.inventory')}</h2>
      <div className="form" data-tool="filter">
        <fieldset disabled>
          <legend className="visually-hidden">{words('tools.inventory')}</legend>
          <label>
            {words('tools.filter')}
            <input type="search" autoComplete="off" spellCheck={false} />
          </label>
        </fieldset>
        <p role="status" />
      </div>
      <TableBox
        caption={words('tools.caption', { total })}
        columns={columns.map((key) => words(key))}
        rows={pages.map(({ url, kind, language, state, inCities, more }) => [
          <TextLink key={url} link={{ label: url, href: url, language }} />,
          kindOf(kind, inCities, more, words),
          languages.find(({ code }) => code === language)!.name,
          words(stateWords[state]),
        ])}
      />
    </section>
  )
}

function kindOf(kind: string, inCities: number, more: number, words: Words): string {
  if (inCities > 0) return words('tools.inCities', { kind, count: inCities })
  return more > 0 ? words('tools.more', { kind, count: more }) : kind
}

const columns = ['tools.address', 'tools.kind', 'tools.language', 'tools.state']

const stateWords: Record<PageState, string> = {
  original: 'tools.original',
  translated: 'tools.translated',
  fallback: 'tools.fallback',
  mirror: 'tools.mirror',
}
