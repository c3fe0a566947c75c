import { useEffect, useState } from 'react'
import { shortened } from '../shared/shortened.ts'
import { type Holder, readPlace, type StudioApi } from '../shared/studio.ts'
import { type Answer, call } from './call.ts'
import { openHolder, type Where, type Words } from './editor-state.ts'
import { Panel } from './panel.tsx'
import { Refused } from './refused.tsx'
import { Visit } from './visit.tsx'

/** Lists the values that clicked words are made of. If the words are a single value, that opens instead. */
export function WordsPanel({ words, around, side, edge }: Words & Where) {
  const [got, setGot] = useState<Answer<'holders'>>()
  useEffect(() => {
    let isOpen = true
    call('holders', { words, around, url: location.pathname, language: document.documentElement.lang }).then(
      (answer) => {
        if (!isOpen) return
        const only = answer.ok ? singleOf(answer.answer) : undefined
        if (only === undefined) setGot(answer)
        else openHolder(only.place)
      },
    )
    return () => {
      isOpen = false
    }
  }, [words, around])
  return (
    <Panel title="Edit text" side={side} edge={edge}>
      <Refused sentence={got?.ok === false ? got.refusal.error : undefined} />
      <p role="status">
        {got === undefined && 'Looking for these words in the manifest…'}
        {got?.ok && sentenceOn(got.answer)}
      </p>
      {got?.ok && (
        <ul className="list">
          {got.answer.holders.map((holder) => (
            <li key={holder.place}>
              <HolderEntry holder={holder} />
            </li>
          ))}
        </ul>
      )}
      <Visit of={words} />
    </Panel>
  )
}

/** The one value that equals the words, unless changing it also changes addresses. */
const singleOf = ({ holders, isWhole }: StudioApi['holders']['answers']): Holder | undefined =>
  isWhole && holders.length === 1 && holders[0]!.thing === undefined ? holders[0] : undefined

function sentenceOn({ holders, isWhole }: StudioApi['holders']['answers']): string {
  if (holders.length === 0)
    return 'No file has these words as they are here: Sightline writes them, from numbers, times or names in the manifest.'
  if (!isWhole) return 'Sightline puts these words together. Choose what to change:'
  return holders.length === 1
    ? 'These words are a name:'
    : 'These words are in several places. Choose the one to change:'
}

function HolderEntry({ holder: { place, file, line, text, thing } }: { holder: Holder }) {
  const where = <code>{`${file}:${line}`}</code>
  const isNaming = (step: string | number) =>
    typeof step === 'string' && step !== 'value' && step !== document.documentElement.lang
  const key = readPlace(place).path.findLast(isNaming)
  if (thing !== undefined)
    return (
      <span>
        {text} {where}{' '}
        <span className="hint">The addresses of its pages have this name. In a terminal, this changes both:</span>{' '}
        <code>{`npx sightline rename ${thing} "${text}" "New name"`}</code>
      </span>
    )
  return (
    <button type="button" onClick={() => openHolder(place)}>
      {key}: {shortened(text, 80)} {where}
    </button>
  )
}
