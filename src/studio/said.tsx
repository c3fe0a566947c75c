import { useSyncExternalStore } from 'react'
import { call } from './call.ts'
import { changeState, readState, restoreDrafts, watchState } from './editor-state.ts'

/** Shows what was last done, with an undo button. */
export function Said() {
  const { said } = useSyncExternalStore(watchState, readState)
  const { text, undo, discarded } = said ?? {}
  const takeBack = undo !== undefined ? () => undoSave(undo) : discarded && (() => restoreDrafts(discarded))
  return (
    <p className="said" role="status">
      {text}
      {takeBack !== undefined && (
        <button type="button" className="link" onClick={takeBack}>
          Undo
        </button>
      )}
    </p>
  )
}

/** Undoes a save and reports it. */
export async function undoSave(id: string): Promise<void> {
  const undone = await call('undo', { id })
  changeState({ said: { text: undone.ok ? 'Undone.' : undone.refusal.error } })
}
