import { useEffect, useState } from 'react'
import type { Save } from '../shared/studio.ts'
import { call } from './call.ts'
import { undoSave } from './said.tsx'

interface Saves {
  saves: readonly Save[]
  /** Why they cannot be read now; empty if they can. */
  unread: string
}

/** The saves, read again with every version of the manifest. */
export function useSaves(version: number): Saves {
  const [saves, setSaves] = useState<Save[]>([])
  const [unread, setUnread] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list grows with every version
  useEffect(() => {
    call('saves', {}).then((got) => {
      setUnread(got.ok ? '' : got.refusal.error)
      if (got.ok) setSaves(got.answer.saves)
    })
  }, [version])
  return { saves, unread }
}

/** What was saved, each with a button that takes it back. */
export function SavedList({ saves, unread }: Saves) {
  return (
    <>
      <h3>Saved</h3>
      {unread !== '' && <p className="refused">{unread}</p>}
      {unread === '' && saves.length === 0 && <p className="hint">Nothing has been saved here yet.</p>}
      <ul className="list">
        {saves.map(({ id, what, files, at, isUndo = false }) => (
          <li key={id}>
            <span>
              {isUndo && 'Undone: '}
              {what} <code>{files.join(', ')}</code> <time dateTime={at}>{new Date(at).toLocaleString()}</time>
            </span>
            <button type="button" onClick={() => undoSave(id)}>
              {isUndo ? 'Redo' : 'Undo'}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
