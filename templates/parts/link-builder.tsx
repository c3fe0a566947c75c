import type { Words } from '../../generator/page.ts'

/** The form for a tagged link. Disabled until the browser's script takes over, as it does nothing on its own. */
export function LinkBuilder({ words }: { words: Words }) {
  return (
    <section>
      <h2>{words('tools.link.heading')}</h2>
      <p>{words('tools.link.lead')}</p>
      <p className="notice" id="utm-warning">
        {words('tools.link.warning')}
      </p>
      <form className="form" aria-label={words('tools.link.heading')} data-tool="link" autoComplete="off" noValidate>
        <fieldset className="tool-fields" disabled aria-describedby="utm-warning">
          <legend className="visually-hidden">{words('tools.link.heading')}</legend>
          <Field
            name="page"
            label={words('tools.link.page')}
            hint={words('tools.link.pageHint')}
            list="pages"
            start="/"
          />
          <datalist id="pages" data-part="pages" />
          <Field name="source" label={words('tools.link.source')} hint={words('tools.link.sourceHint')} />
          <Field name="medium" label={words('tools.link.medium')} hint={words('tools.link.mediumHint')} />
          <Field name="campaign" label={words('tools.link.campaign')} />
          <Field name="term" label={words('tools.link.term')} />
          <Field name="content" label={words('tools.link.content')} />
          <div className="tool-result">
            <label htmlFor="utm-link">{words('tools.link.result')}</label>
            <textarea id="utm-link" name="link" readOnly rows={3} />
            <button type="submit" className="button">
              {words('tools.link.copy')}
            </button>
            <p role="status" data-part="copied" />
            <p role="status" className="tool-note" data-part="page-note" />
            <p role="status" className="tool-note" data-part="value-note" />
          </div>
        </fieldset>
      </form>
    </section>
  )
}

interface FieldProps {
  name: string
  label: string
  hint?: string
  list?: string
  start?: string
}

function Field({ name, label, hint, list, start }: FieldProps) {
  const id = `utm-${name}`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        id={id}
        name={name}
        list={list}
        defaultValue={start}
        maxLength={list === undefined ? 200 : 2000}
        aria-describedby={hint && `${id}-hint`}
        spellCheck={false}
      />
      {hint !== undefined && (
        <p className="tool-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
