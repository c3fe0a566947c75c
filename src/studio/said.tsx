import { leave } from '../develop/take-words.ts'
import { call } from './call.ts'
import { changeState, restore, type TakeBack } from './editor-state.ts'
import { followTexts } from './follow-texts.ts'
import { useEditorState } from './use-editor-state.ts'

/** Shows what was last done, with a button that undoes it. */
export function Said() {
  const { said } = useEditorState()
  return (
    <p className="said" role="status">
      {said?.text}
      {said?.takeBack && <TakeBackButton what={said.takeBack} />}
    </p>
  )
}

function TakeBackButton({ what }: { what: TakeBack }) {
  return (
    <button
      type="button"
      className="link"
      onClick={() => ('save' in what ? undoSave(what.save) : restoreAndFollow(what.discarded))}
    >
      {'save' in what && what.isUndo ? 'Redo' : 'Undo'}
    </button>
  )
}

function restoreAndFollow(discarded: Parameters<typeof restore>[0]): void {
  restore(discarded)
  followTexts()
}

/** Undoes or redoes a save, and reports it. */
export async function undoSave(id: string): Promise<void> {
  const undone = await call('undo', { id, url: location.pathname })
  if (!undone.ok) return changeState({ said: { text: undone.refusal.error } })
  const { done, instead } = undone.answer
  const { id: own, isUndo = false } = done
  changeState({ said: { text: isUndo ? 'Undone.' : 'Saved again.', takeBack: { save: own, isUndo } } })
  if (instead !== undefined) leave(instead)
}
