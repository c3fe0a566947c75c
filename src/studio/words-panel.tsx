import { useEffect, useState } from 'react'
import { shortened } from '../shared/shortened.ts'
import { type Holder, readPlace, type StudioApi } from '../shared/studio.ts'
import { call } from './call.ts'
import { openHolder, type Words } from './editor-state.ts'
import { type Edge, Panel, type Side } from './panel.tsx'
import { Refused } from './refused.tsx'
import { Visit } from './visit.tsx'

interface WordsPanelProps extends Words {
  side: Side
  edge: Edge
}

/** Where clicked words come from that are no text of their own. If it is a single value, that opens instead. */
export function WordsPanel({ words, around, side, edge }: WordsPanelProps) {
  const [found, setFound] = useState<StudioApi['holders']['answers']>()
  const [refused, setRefused] = useState<string>()
  useEffect(() => {
    let isOpen = true
    call('holders', { words, around, url: location.pathname, language: document.documentElement.lang }).then((got) => {
      if (!isOpen) return
      if (!got.ok) return setRefused(got.refusal.error)
      const { holders, isWhole } = got.answer
      const [only, ...others] = holders
      if (isWhole && only !== undefined && only.isName === undefined && others.length === 0) openHolder(only.place)
      else setFound(got.answer)
    })
    return () => {
      isOpen = false
    }
  }, [words, around])
  return (
    <Panel title="Edit text" side={side} edge={edge}>
      <Refused sentence={refused} />
      {found && (
        <>
          <p>{sentenceOn(found)}</p>
          <ul className="list">
            {found.holders.map((holder) => (
              <li key={holder.place}>
                <HolderEntry holder={holder} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Visit of={words} />
    </Panel>
  )
}

function sentenceOn({ holders, isWhole }: StudioApi['holders']['answers']): string {
  if (holders.length === 0)
    return 'No file has these words as they are here: Sightline writes them, from numbers, times or names in the manifest.'
  if (!isWhole) return 'Sightline puts these words together. Choose what to change:'
  return holders.length === 1
    ? 'These words are a name:'
    : 'These words are in several places. Choose the one to change:'
}

function HolderEntry({ holder: { place, file, line, text, isName } }: { holder: Holder }) {
  const where = <code>{`${file}:${line}`}</code>
  const isNaming = (step: string | number) =>
    typeof step === 'string' && step !== 'value' && step !== document.documentElement.lang
  const key = readPlace(place).path.findLast(isNaming)
  if (isName)
    return (
      <span>
        {text} {where}{' '}
        <span className="hint">The addresses of its pages have this name. In a terminal, this changes both:</span>{' '}
        <code>{`npx sightline rename ${file === 'cities.yaml' ? 'city' : 'neighborhood'} "${text}" "New name"`}</code>
      </span>
    )
  return (
    <button type="button" onClick={() => openHolder(place)}>
      {key}: {shortened(text, 80)} {where}
    </button>
  )
}
