import type { Change, TextIn, TextInfo } from '../shared/studio.ts'
import { withBlanksOf } from './blanks.ts'
import {
  type Draft,
  discard,
  isUnsaved,
  keepDraft,
  openEntry,
  openRemoval,
  readState,
  type Where,
} from './editor-state.ts'
import { Panel } from './panel.tsx'
import { Problems } from './problems.tsx'
import { Refused } from './refused.tsx'
import { TextField } from './text-field.tsx'
import { useEditorState } from './use-editor-state.ts'
import { useSave } from './use-save.ts'
import { useText } from './use-text.ts'
import { useTrial } from './use-trial.ts'
import { Visit } from './visit.tsx'

type Drafts = Readonly<Record<string, Draft>>

/** One text in all languages, side by side. Its problems show while it is being written. */
export function TextPanel({ place, side, edge }: { place: string } & Where) {
  const read = useText(place)
  const { info, unread } = read
  const { drafts } = useEditorState()
  const changes = changesOf(info, drafts)
  const trial = useTrial(changes, info, read.load)
  const { save, isSaving, isBlocked, problems, refused, forgetRefusal } = useSave(changes, read, trial)
  /** Changes what was typed, and so removes a refusal, which was about the text before. */
  const edit = (change: () => void) => {
    forgetRefusal()
    change()
  }
  return (
    <Panel title="Edit text" side={side} edge={edge}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || !['s', 'Enter'].includes(event.key)) return
          event.preventDefault()
          save()
        }}
      >
        {info?.isShared && <p className="hint">Other pages may have this text too: it changes on all of them.</p>}
        {info?.standing && <p className="hint">{standings[info.standing]}</p>}
        <div className="languages">
          {info?.texts.map((text) => (
            <TextField
              key={text.place}
              text={text}
              limit={info.limit}
              draft={draftOf(text, drafts)}
              measured={trial?.texts.find((each) => each.place === text.place)}
              problems={problems.filter((each) => each.place === text.place)}
              change={(value) => {
                const { before, lists } = draftOf(text, drafts) ?? { before: text.text ?? '', lists: text.lists }
                edit(() => keepDraft(text.place, { before, text: value, lists }))
              }}
              rebase={() => edit(() => rebase(text))}
              drop={() => edit(() => discard([text.place]))}
            />
          ))}
        </div>
        {info === undefined && unread !== undefined && drafts[place] !== undefined && (
          <p>What you typed is kept: {drafts[place].text}</p>
        )}
        <Refused sentence={refused?.error ?? unread}>
          <Problems problems={problems.filter((each) => each.place === undefined)} label="Problems elsewhere" />
        </Refused>
        <Buttons
          isSaving={isSaving}
          isBlocked={isBlocked}
          discard={changes.length === 0 ? undefined : () => edit(() => discard(changes.map((change) => change.place)))}
        />
        <EntryButtons place={place} info={info} />
        <Visit of={place} />
      </form>
    </Panel>
  )
}

interface ButtonsProps {
  isSaving: boolean
  isBlocked: boolean
  /** Absent while there is nothing to discard. */
  discard: (() => void) | undefined
}

function Buttons({ isSaving, isBlocked, discard }: ButtonsProps) {
  return (
    <div className="actions">
      {/* Not `disabled`: the button would lose the focus during the save that it started. */}
      <button type="submit" className="main" aria-disabled={isBlocked || isSaving}>
        {isSaving ? 'Saving…' : 'Save'}
      </button>
      <button type="button" aria-disabled={discard === undefined} onClick={discard}>
        Discard
      </button>
      <span className="hint">Ctrl+S to save</span>
    </div>
  )
}

/** What can be done with the entry of a list that the text is in. */
function EntryButtons({ place, info }: { place: string; info: TextInfo | undefined }) {
  if (info?.adds === undefined) return null
  const lists = info.texts.find((text) => text.place === place)?.lists
  return (
    <div className="actions">
      <button type="button" onClick={() => openEntry(place, lists)}>
        Add {info.adds}
      </button>
      {info.removes !== undefined && (
        <button type="button" onClick={() => openRemoval(place, lists)}>
          Remove {info.removes}
        </button>
      )}
    </div>
  )
}

const standings = {
  placeholder:
    'The file marks this as a placeholder, and a release refuses it. Once it has the real value, remove "placeholder: true" from the file.',
  confirmed: 'The file says who has confirmed this. If you change what it says, have that confirmed too.',
}

/** The draft of a text, if it has one. A draft that differs only by blanks does not outlive a change of the file. */
function draftOf({ place, text }: TextIn, drafts: Drafts): Draft | undefined {
  const draft = drafts[place]
  return draft !== undefined && (isUnsaved(draft) || draft.before === text) ? draft : undefined
}

function changesOf(info: TextInfo | undefined, drafts: Drafts): Change[] {
  return (info?.texts ?? []).flatMap((text) => {
    const draft = draftOf(text, drafts)
    if (draft === undefined || !isUnsaved(draft)) return []
    const { before, lists } = draft
    return [{ place: text.place, lists, before, text: withBlanksOf(before, draft.text) }]
  })
}

/** Keeps what was typed, as a change to what is now on disk. */
function rebase({ place, text, lists }: TextIn): void {
  const draft = readState().drafts[place]
  if (draft !== undefined && text !== undefined) keepDraft(place, { ...draft, before: text, lists })
}
