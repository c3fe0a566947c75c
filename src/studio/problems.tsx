import type { Problem } from '../shared/studio.ts'

interface ProblemsProps {
  problems: readonly Problem[]
  label?: string
  id?: string
}

/** The problems that a change would cause, in the words of the check. */
export function Problems({ problems, label = 'Problems', id }: ProblemsProps) {
  return (
    <ul className="problems" aria-live="polite" aria-label={label} id={id}>
      {problems.map(({ severity, file, line, message, fix }, index) => (
        // Two of them can be alike, as when a text has the same mistake twice.
        <li key={index} className={severity}>
          <strong>{severity === 'error' ? 'Error' : 'Warning'}:</strong> {message}
          <br />
          {fix} <code>{`${file}:${line}`}</code>
        </li>
      ))}
    </ul>
  )
}
