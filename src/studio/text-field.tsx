import { useId } from 'react'
import { knownCode } from '../shared/languages.ts'
import type { ShownPiece, TextIn, ToldProblem, Trial } from '../shared/studio.ts'
import { withBlanksOf } from './blanks.ts'
import type { Draft } from './editor-state.ts'
import { Problems } from './problems.tsx'
import { typed, useField, withoutControls } from './typing.ts'

interface TextFieldProps {
  text: TextIn
  limit?: number | undefined
  draft?: Draft | undefined
  measured?: Trial['texts'][number] | undefined
  /** Those in this text. */
  problems: readonly ToldProblem[]
  change: (value: string) => void
  /** Keeps what was typed although the file has changed since, or drops it. */
  rebase: () => void
  drop: () => void
}

/** A text in one language as written in the file, with a preview of how the page will show it. */
export function TextField({ text, limit, draft, measured, problems, change, rebase, drop }: TextFieldProps) {
  const id = useId()
  const field = useField(text.place)
  const place = `${text.file}:${text.line}`
  if (text.text === undefined) return <Untranslated text={text} />
  const value = draft?.text ?? text.text
  const isStale = draft !== undefined && draft.before !== text.text
  return (
    <div className="language">
      <label htmlFor={id}>{text.name}</label>
      <textarea
        id={id}
        ref={field}
        lang={knownCode(text.language)}
        dir={text.direction}
        aria-describedby={`${id}-facts ${id}-problems`}
        aria-invalid={problems.some(({ severity }) => severity === 'error')}
        value={value}
        onChange={(event) => {
          typed()
          change(withoutControls(event.target.value))
        }}
      />
      <p className="facts" id={`${id}-facts`}>
        <code>{place}</code> <Length length={value.trim().length} limit={limit} /> <Level measured={measured} />
      </p>
      <Problems
        problems={problems}
        label={`Problems (${text.language})`}
        id={`${id}-problems`}
        mend={({ from, to }) => {
          if (withBlanksOf(draft?.before ?? value, value) !== from) return undefined
          return () => {
            change(to)
            // The button disappears with its problem.
            field.current!.focus()
          }
        }}
      />
      {isStale && <Stale now={text.text} rebase={rebase} drop={drop} />}
      <Preview text={text} value={value} shown={measured?.shown ?? []} />
    </div>
  )
}

function Untranslated({ text: { name, file } }: { text: TextIn }) {
  return (
    <div className="language">
      <h3>{name}</h3>
      <p className="hint">
        Not translated into {name} yet: the page shows the default language. Add it in {file}.
      </p>
    </div>
  )
}

/** What the file has now, if it has changed since somebody began to type. */
function Stale({ now, rebase, drop }: { now: string } & Pick<TextFieldProps, 'rebase' | 'drop'>) {
  return (
    <div className="refused">
      <p>In the file now: {now}</p>
      <div className="actions">
        <button type="button" onClick={drop}>
          Use this
        </button>
        <button type="button" onClick={rebase}>
          Keep mine
        </button>
      </div>
    </div>
  )
}

/** A preview with facts filled in and links and strong words applied, if it differs from what is written. */
function Preview({ text, value, shown }: { text: TextIn; value: string; shown: readonly ShownPiece[] }) {
  if (shown.length === 0 || (shown.length === 1 && shown[0]!.text.trim() === value.trim())) return null
  return (
    <p className="preview" lang={knownCode(text.language)} dir={text.direction}>
      {shown.map(({ text: words, as }, index) => {
        if (as === undefined) return words
        return as === 'strong' ? <strong key={index}>{words}</strong> : <u key={index}>{words}</u>
      })}
    </p>
  )
}

function Length({ length, limit }: { length: number; limit?: number | undefined }) {
  if (limit === undefined) return <span>{length} characters</span>
  return (
    <span className={length > limit ? 'bad' : undefined}>
      {length} of {limit} characters
    </span>
  )
}

function Level({ measured }: { measured: Trial['texts'][number] | undefined }) {
  const reading = measured?.reading
  if (reading === undefined) return null
  const { scale, level, limit, isHard } = reading
  return (
    <span className={isHard ? 'bad' : undefined}>
      {scale} {level.toFixed(1)}: {isHard ? `hard to read (the limit is ${limit})` : 'easy to read'}
    </span>
  )
}
