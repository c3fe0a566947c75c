import { useEffect, useRef, useState } from 'react'
import { type Change, type Refusal, type ToldProblem, wouldBreak } from '../shared/studio.ts'
import { changeState, keepDraft, readState } from './editor-state.ts'
import type { ReadText } from './use-text.ts'
import type { useTrial } from './use-trial.ts'

interface Saving {
  /** Saves now or, if a save is under way, when that is done. Says why it does not, if the changes have an error. */
  save: () => void
  isSaving: boolean
  /** Whether there is nothing to save, or the changes have an error. */
  isBlocked: boolean
  /** The problems of the refusal or, without one, of the trial. */
  problems: readonly ToldProblem[]
  /** Why the last save was refused. */
  refused: Refusal | undefined
  forgetRefusal: () => void
}

const keepsFromSaving = ({ severity, isOlder = false }: ToldProblem) => severity === 'error' && !isOlder

/** Saves the changes to a text, unless the trial says that they would be refused. */
export function useSave(changes: Change[], text: ReadText, trial: ReturnType<typeof useTrial>): Saving {
  const [refused, setRefused] = useState<Refusal>()
  const [isSaving, setSaving] = useState(false)
  /** Whether another save was requested while one was under way. */
  const isNext = useRef(false)
  const problems = refused?.problems ?? trial?.problems ?? []
  // The trial of an earlier text blocks nothing: the server checks this one in any case.
  const isTried = refused?.problems !== undefined || trial?.isLatest === true
  const hasError = isTried && problems.some(keepsFromSaving)

  const refuse = (refusal: Refusal) => {
    setRefused(refusal)
    // A message about an earlier save would look like the result of this one.
    changeState({ said: undefined })
  }

  const saveNow = async () => {
    setSaving(true)
    const saved = await text.save(changes)
    setSaving(false)
    if (!saved.ok) {
      isNext.current = false
      refuse(saved.refusal)
      // Shows what is now on disk beside what was typed.
      if (saved.refusal.now !== undefined || saved.refusal.isGone) await text.load()
      return
    }
    setRefused(undefined)
    for (const change of changes) {
      // What was typed during the save counts as a change to the saved text.
      const draft = readState().drafts[change.place]
      keepDraft(change.place, draft && { ...draft, before: change.text })
    }
    const { save: done } = saved.answer
    changeState({ said: { text: `Saved to ${done.files.join(', ')}.`, takeBack: { save: done.id, isUndo: false } } })
    await text.load()
  }
  const save = () => {
    isNext.current = isSaving
    if (isSaving || changes.length === 0) return
    if (hasError) refuse({ error: wouldBreak, problems })
    else saveNow()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a save is waited for
  useEffect(() => {
    if (!isSaving && isNext.current) save()
  }, [isSaving])
  const isBlocked = changes.length === 0 || hasError
  return { save, isSaving, isBlocked, problems, refused, forgetRefusal: () => setRefused(undefined) }
}
