import { useEffect, useState } from 'react'
import { leave, onWordsSaved } from '../develop/take-words.ts'
import { knownCode } from '../shared/languages.ts'
import { shortened } from '../shared/shortened.ts'
import type { Lists, Refusal, Removal } from '../shared/studio.ts'
import { call } from './call.ts'
import { changeState, type Where } from './editor-state.ts'
import { Panel } from './panel.tsx'
import { Problems } from './problems.tsx'
import { Refused } from './refused.tsx'

/** Asks whether to remove the entry of a list that a text is in, and removes it from all languages at once. */
export function RemovalPanel({ place, lists, side, edge }: { place: string; lists?: Lists | undefined } & Where) {
  const { removal, remove, isRemoving, refused } = useRemoval(place, lists)
  return (
    <Panel title={removal === undefined ? 'Remove' : `Remove ${removal.what}`} side={side} edge={edge}>
      <p role="status">
        {removal === undefined && refused === undefined && 'Looking for it in the manifest…'}
        {removal && `Remove this ${removal.what} from the site? You can undo it afterward.`}
      </p>
      {removal && <WhatGoes removal={removal} />}
      <Refused sentence={refused?.error}>
        <Problems problems={refused?.problems ?? []} />
      </Refused>
      <div className="actions">
        {removal !== undefined && (
          <button type="button" className="main" aria-disabled={isRemoving} onClick={() => remove(removal)}>
            {isRemoving ? 'Removing…' : 'Remove'}
          </button>
        )}
        <button type="button" onClick={() => changeState({ view: { name: 'text', place, lists, side, edge } })}>
          Keep
        </button>
      </div>
    </Panel>
  )
}

function WhatGoes({ removal: { what, parts, kept, command } }: { removal: Removal }) {
  return (
    <>
      <div className="languages">
        {parts.map(({ language, name, direction, text }) => (
          <div className="language" key={name}>
            <h3>{name}</h3>
            <p className="preview" lang={knownCode(language)} dir={direction}>
              {shortened(text, 240)}
            </p>
          </div>
        ))}
      </div>
      {kept.length > 0 && (
        <p className="hint">
          The list has another length in {kept.join(' and ')}, where nothing is removed: nobody can tell which {what} is
          the same.
        </p>
      )}
      {command !== undefined && (
        <p className="hint">
          Its page goes too, and the page's address stops working. In a terminal, this keeps the address working:{' '}
          <code>{command}</code>
        </p>
      )}
    </>
  )
}

interface Removing {
  /** What would be removed, as it is now. */
  removal: Removal | undefined
  remove: (shown: Removal) => Promise<void>
  isRemoving: boolean
  refused: Refusal | undefined
}

function useRemoval(place: string, lists: Lists | undefined): Removing {
  const [removal, setRemoval] = useState<Removal>()
  const [refused, setRefused] = useState<Refusal>()
  const [isRemoving, setRemoving] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place stays the same
  useEffect(() => {
    const load = async () => {
      const got = await call('removal', { place, lists })
      setRefused(got.ok ? undefined : got.refusal)
      setRemoval(got.ok ? got.answer : undefined)
    }
    load()
    return onWordsSaved(load)
  }, [])
  const remove = async ({ fingerprint }: Removal) => {
    if (isRemoving) return
    setRemoving(true)
    const removed = await call('remove', { place, lists, fingerprint, url: location.pathname })
    setRemoving(false)
    if (!removed.ok) return setRefused(removed.refusal)
    const { save, instead } = removed.answer
    const text = `Removed from ${save.files.join(', ')}.`
    changeState({ view: undefined, said: { text, takeBack: { save: save.id, isUndo: false } } })
    if (instead !== undefined) leave(instead)
  }
  return { removal, remove, isRemoving, refused }
}
