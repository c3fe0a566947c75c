import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Change, Problem, TextIn, TextInfo } from '../shared/studio.ts'
import { withBlanksOf } from './blanks.ts'
import { call } from './call.ts'
import { changeState, discard, isUnsaved, keepDraft, readState, watchState } from './editor-state.ts'
import { followTexts } from './follow-texts.ts'
import { Panel } from './panel.tsx'
import { Problems } from './problems.tsx'
import { TextField } from './text-field.tsx'
import { useTrial } from './use-trial.ts'
import { Visit } from './visit.tsx'

interface TextPanelProps {
  place: string
  side: 'left' | 'right'
}

/** One text in all languages, side by side. Its problems show while it is being written. */
export function TextPanel({ place, side }: TextPanelProps) {
  const [info, setInfo] = useState<TextInfo>()
  /** Why the text cannot be read now. */
  const [unread, setUnread] = useState<string>()
  const [refused, setRefused] = useState<{ error: string; problems?: Problem[] | undefined }>()
  const { drafts } = useSyncExternalStore(watchState, readState)
  const [isSaving, setSaving] = useState(false)
  /** Whether another save was requested while one was under way. */
  const isNext = useRef(false)
  const load = async (): Promise<void> => {
    await followTexts()
    const { view, drafts: typed } = readState()
    // For a text that is somewhere else now the panel is made anew.
    if (view?.name !== 'text' || view.place !== place) return
    const got = await call('text', { place, lists: typed[place]?.lists ?? view.lists })
    if (got.ok && got.answer.place !== place) return load()
    if (got.ok) {
      setInfo(got.answer)
      const lists = got.answer.texts.find((text) => text.place === place)?.lists
      if (readState().view === view) changeState({ view: { ...view, lists } })
    } else if (got.refusal.isGone) setInfo(undefined)
    setUnread(got.ok ? undefined : got.refusal.error)
  }
  const isOwn = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel is made anew for another place
  useEffect(() => {
    load()
    // Saved in an editor or another tab. Our own saves reload by themselves.
    const again = () => void (isOwn.current || load())
    import.meta.hot?.on('sightline:words', again)
    return () => import.meta.hot?.off('sightline:words', again)
  }, [])
  /** One that changes nothing but blanks is kept for whoever types on, unless the file has another text by now. */
  const draftOf = ({ place: own, text }: TextIn) => {
    const draft = drafts[own]
    return draft !== undefined && (isUnsaved(draft) || draft.before === text) ? draft : undefined
  }
  const changes = (info?.texts ?? []).flatMap((text): Change[] => {
    const draft = draftOf(text)
    if (draft === undefined || !isUnsaved(draft)) return []
    const { before, lists } = draft
    return [{ place: text.place, lists, before, text: withBlanksOf(before, draft.text) }]
  })
  const trial = useTrial(changes, info, load)

  const save = async () => {
    setSaving(true)
    isOwn.current = true
    const saved = await call('save', { changes })
    isOwn.current = false
    setSaving(false)
    if (!saved.ok) {
      isNext.current = false
      setRefused(saved.refusal)
      // Shows what is now on disk beside what was typed.
      if (saved.refusal.now !== undefined || saved.refusal.isGone) await load()
      return
    }
    setRefused(undefined)
    // At once, so that no request mentions text that is no longer there.
    const texts = info!.texts.map((text) => {
      const change = changes.find(({ place: own }) => own === text.place)
      return change === undefined ? text : { ...text, text: change.text }
    })
    setInfo({ ...info!, texts })
    for (const change of changes) {
      // What was typed during the save counts as a change to the saved text.
      const draft = readState().drafts[change.place]
      keepDraft(change.place, draft && { ...draft, before: change.text })
    }
    const { save: done } = saved.answer
    changeState({ said: { text: `Saved to ${done.files.join(', ')}.`, undo: done.id } })
    await load()
  }
  const problems = refused?.problems ?? trial?.problems ?? []
  // Not by what an earlier text had: the server tries this one anyway.
  const isTried = refused?.problems !== undefined || trial?.isLatest === true
  const isBlocked = changes.length === 0 || (isTried && problems.some(({ severity }) => severity === 'error'))
  const saveInTurn = () => {
    isNext.current = isSaving
    if (!(isSaving || isBlocked)) save()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a save is waited for
  useEffect(() => {
    if (!isSaving && isNext.current) saveInTurn()
  }, [isSaving])
  return (
    <Panel title="Edit text" side={side}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          saveInTurn()
        }}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || !['s', 'Enter'].includes(event.key)) return
          event.preventDefault()
          saveInTurn()
        }}
      >
        <div className="languages">
          {info?.texts.map((text) => (
            <TextField
              key={text.place}
              text={text}
              limit={info.limit}
              draft={draftOf(text)}
              measured={trial?.texts.find((each) => each.place === text.place)}
              problems={problems.filter((each) => each.place === text.place)}
              change={(value) => {
                setRefused(undefined)
                const { before, lists } = draftOf(text) ?? { before: text.text ?? '', lists: text.lists }
                keepDraft(text.place, { before, text: value, lists })
              }}
              rebase={() => {
                setRefused(undefined)
                rebase(text)
              }}
              drop={() => {
                setRefused(undefined)
                discard([text.place])
              }}
            />
          ))}
        </div>
        {info === undefined && unread !== undefined && drafts[place] !== undefined && (
          <p>What you typed is kept: {drafts[place].text}</p>
        )}
        {(refused !== undefined || unread !== undefined) && (
          <p className="refused" role="alert">
            {refused?.error ?? unread}
          </p>
        )}
        <Problems problems={problems.filter((each) => each.place === undefined)} label="Problems elsewhere" />
        <div className="actions">
          {/* Not `disabled`, which would take the focus away with the save that it began. */}
          <button type="submit" className="main" aria-disabled={isBlocked || isSaving}>
            {isSaving ? 'Saving…' : 'Save'}
          </button>
          <button
            type="button"
            aria-disabled={changes.length === 0}
            onClick={() => {
              if (changes.length === 0) return
              setRefused(undefined)
              discard(changes.map((change) => change.place))
            }}
          >
            Discard
          </button>
          <span className="hint">Ctrl+S to save</span>
        </div>
        <Visit place={place} />
      </form>
    </Panel>
  )
}

/** Keeps what was typed, as a change to what is now on disk. */
function rebase({ place, text, lists }: TextIn): void {
  const draft = readState().drafts[place]
  if (draft !== undefined && text !== undefined) keepDraft(place, { ...draft, before: text, lists })
}
