import { useSyncExternalStore } from 'react'
import { call } from './call.ts'
import { changeState, type Draft, readState, restoreDrafts, watchState } from './editor-state.ts'
import { followTexts } from './follow-texts.ts'

/** Shows what was last done, with a button that takes it back. */
export function Said() {
  const { said } = useSyncExternalStore(watchState, readState)
  const { text, undo, isUndo = false, discarded } = said ?? {}
  const takeBack = undo !== undefined ? () => undoSave(undo) : discarded && (() => restore(discarded))
  return (
    <p className="said" role="status">
      {text}
      {takeBack !== undefined && (
        <button type="button" className="link" onClick={takeBack}>
          {isUndo ? 'Redo' : 'Undo'}
        </button>
      )}
    </p>
  )
}

function restore(discarded: Record<string, Draft>): void {
  restoreDrafts(discarded)
  followTexts()
}

/** Undoes a save, or makes one that was undone again, and reports it. */
export async function undoSave(id: string): Promise<void> {
  const undone = await call('undo', { id })
  if (!undone.ok) return changeState({ said: { text: undone.refusal.error } })
  const { id: own, isUndo = false } = undone.answer.done
  changeState({ said: { text: isUndo ? 'Undone.' : 'Saved again.', undo: own, isUndo } })
}
