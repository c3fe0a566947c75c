import type { ToldProblem } from '../shared/studio.ts'

interface ProblemsProps {
  problems: readonly ToldProblem[]
  label?: string
  id?: string
  /** Returns what makes the fix in the typed text. Undefined if that is no longer the text that has the problem. */
  mend?: (mended: NonNullable<ToldProblem['mended']>) => (() => void) | undefined
}

/** The problems that a change would cause, in the words of the check. */
export function Problems({ problems, label = 'Problems', id, mend }: ProblemsProps) {
  return (
    <ul className="problems" aria-live="polite" aria-label={label} id={id}>
      {problems.map(({ severity, file, line, message, fix, mended, more }, index) => (
        // Two of them can be equal, for example when a text has the same mistake twice.
        <li key={index} className={severity}>
          <strong>{severity === 'error' ? 'Error' : 'Warning'}:</strong> {message}
          <br />
          {fix} <code>{`${file}:${line}`}</code>
          {more !== undefined && <p>{more}</p>}
          <Mend make={mended && mend?.(mended)} />
        </li>
      ))}
    </ul>
  )
}

/** Some fixes are hard to make by hand: nobody sees the character that is to be removed. */
function Mend({ make }: { make: (() => void) | undefined }) {
  if (make === undefined) return null
  return (
    <button type="button" onClick={make}>
      Fix this
    </button>
  )
}
