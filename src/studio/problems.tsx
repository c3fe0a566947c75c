import type { Problem } from '../shared/studio.ts'

/** What a change would break, as the check says it. */
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
