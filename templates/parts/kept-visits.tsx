import type { Words } from '../../generator/page.ts'

/** What this browser has stored about visits. Empty until its script has looked, and never about anyone else. */
export function KeptVisits({ words }: { words: Words }) {
  return (
    <section data-tool="visits">
      <h2>{words('tools.visits.heading')}</h2>
      <p>{words('tools.visits.lead')}</p>
      <p role="status" tabIndex={-1} data-part="status" />
      <div hidden data-part="counts">
        <dl className="stats">
          <div>
            <dt>{words('tools.visits.sessions')}</dt>
            <dd data-part="sessions" />
          </div>
          <div>
            <dt>{words('tools.visits.last')}</dt>
            <dd data-part="last" />
          </div>
        </dl>
        <div className="tool-counts">
          <Counts part="top-pages" caption={words('tools.visits.topPages')} words={words} />
          <Counts part="top-cities" caption={words('tools.visits.topCities')} words={words} />
          <Counts part="sources" caption={words('tools.visits.sources')} words={words} />
          <Counts part="events" caption={words('tools.visits.events')} words={words} />
        </div>
      </div>
      <button type="button" className="button button-quiet" disabled data-part="purge">
        {words('tools.visits.purge')}
      </button>
      <dialog className="dialog" aria-labelledby="purge-question" data-part="confirm">
        <p id="purge-question">{words('tools.visits.confirm')}</p>
        <div className="dialog-actions">
          <button type="button" className="button button-quiet" data-part="keep">
            {words('tools.visits.keep')}
          </button>
          <button type="button" className="button" data-part="remove">
            {words('tools.visits.remove')}
          </button>
        </div>
      </dialog>
    </section>
  )
}

function Counts({ part, caption, words }: { part: string; caption: string; words: Words }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words('tools.visits.name')}</th>
          <th scope="col">{words('tools.visits.count')}</th>
        </tr>
      </thead>
      <tbody data-part={part} />
    </table>
  )
}
