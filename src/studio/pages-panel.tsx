import { useEffect, useMemo, useState } from 'react'
import type { PageRow } from '../shared/studio.ts'
import { call } from './call.ts'
import { Panel } from './panel.tsx'

/** The table's filters. */
const views: { name: string; has: (page: PageRow) => boolean }[] = [
  { name: 'All pages', has: () => true },
  { name: 'Not translated', has: ({ state }) => state === 'fallback' },
  { name: 'Review overdue', has: ({ isOverdue = false }) => isOverdue },
  { name: 'With problems', has: ({ problems }) => problems.length > 0 },
  { name: 'Little unique text', has: ({ ownShare = 1 }) => ownShare < fewOwnWords },
]

const fewOwnWords = 0.3

/** More rows would only be slow to draw: people narrow the list down instead of reading on. */
const mostRows = 200

/** How many problems of a page are listed: the others are like them, or one mistake has caused them all. */
const mostTold = 3

/** A table of all pages and what is left to do on each. */
export function PagesPanel() {
  const [pages, setPages] = useState<PageRow[]>()
  const [state, setState] = useState('Loading pages…')
  const [wanted, setWanted] = useState('')
  const [view, setView] = useState(0)
  useEffect(() => {
    call('pages', {}).then((got) => {
      setState(got.ok ? '' : got.refusal.error)
      if (got.ok) setPages(got.answer.pages)
    })
  }, [])
  const found = useMemo(() => {
    const words = wanted.toLowerCase().split(/\s+/)
    return (pages ?? []).filter((page) => {
      const text = `${page.url} ${page.kind} ${page.language} ${page.heading}`.toLowerCase()
      return views[view]!.has(page) && words.every((word) => text.includes(word))
    })
  }, [pages, wanted, view])
  return (
    <Panel title="Pages" side="wide">
      <div className="filters">
        <label>
          Find
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        <label>
          Show
          <select value={view} onChange={(event) => setView(Number(event.target.value))}>
            {views.map(({ name, has }, index) => (
              <option key={name} value={index}>
                {name} {pages === undefined ? '' : `(${pages.filter(has).length})`}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{state || countOf(found.length)}</p>
      </div>
      <Table pages={found.slice(0, mostRows)} />
    </Panel>
  )
}

const countOf = (count: number) =>
  count > mostRows ? `${count} pages, showing the first ${mostRows}` : `${count} ${count === 1 ? 'page' : 'pages'}`

function Table({ pages }: { pages: readonly PageRow[] }) {
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            {['Page', 'Kind', 'Language', 'Status', 'Review due', 'Unique text', 'Problems', 'File'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <Row key={page.url} page={page} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ page }: { page: PageRow }) {
  const { url, kind, language, state, heading, reviewDue, isOverdue, ownShare, problems, place, line } = page
  return (
    <tr>
      <th scope="row">
        <a href={url}>{heading}</a>
        <span className="hint">{url}</span>
        {problems.slice(0, mostTold).map((problem, index) => (
          <span key={index} className={problem.severity === 'error' ? 'bad' : 'hint'}>
            Line {problem.line}: {problem.message}
          </span>
        ))}
        {problems.length > mostTold && <span className="hint">and {problems.length - mostTold} more</span>}
      </th>
      <td>{kind}</td>
      <td>{language}</td>
      <td className={state === 'fallback' ? 'bad' : undefined}>{state === 'fallback' ? 'not translated' : state}</td>
      <td className={isOverdue ? 'bad' : undefined}>{reviewDue}</td>
      <td className={ownShare !== undefined && ownShare < fewOwnWords ? 'bad' : undefined}>
        {ownShare !== undefined && `${Math.round(100 * ownShare)}%`}
      </td>
      <td className={problems.some(({ severity }) => severity === 'error') ? 'bad' : undefined}>
        {problems.length > 0 && problems.length}
      </td>
      <td>
        <code>{`${place}:${line}`}</code>
      </td>
    </tr>
  )
}
