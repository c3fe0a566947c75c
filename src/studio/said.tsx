import { useSyncExternalStore } from 'react'
import { call } from './call.ts'
import { changeState, readState, watchState } from './editor-state.ts'

/** Shows what was last done, with an undo button. */
export function Said() {
  const { said } = useSyncExternalStore(watchState, readState)
  return (
    <p className="said" role="status">
      {said?.text}
      {said?.undo !== undefined && (
        <button type="button" className="link" onClick={() => undoSave(said.undo!)}>
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
