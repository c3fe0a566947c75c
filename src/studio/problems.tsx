import type { Problem } from '../shared/studio.ts'

/** The problems that a change would cause, in the words of the check. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul className="problems" aria-live="polite" aria-label="Problems">
      {problems.map(({ code, severity, file, line, message, fix }) => (
        <li key={`${code} ${file} ${line} ${message}`} className={severity}>
          <strong>{severity === 'error' ? 'Error' : 'Warning'}:</strong> {message}
          <br />
          {fix} <code>{`${file}:${line}`}</code>
        </li>
      ))}
    </ul>
  )
}
