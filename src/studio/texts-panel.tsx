import { useEffect, useState } from 'react'
import { shortened } from '../shared/shortened.ts'
import type { StudioApi } from '../shared/studio.ts'
import { call } from './call.ts'
import { openText } from './editor-state.ts'
import { Panel } from './panel.tsx'
import { show } from './pointer.ts'
import { textsOnPage } from './read-marks.ts'

/** All texts of the page in order: for keyboard users, and for texts the page does not show. */
export function TextsPanel() {
  const [wanted, setWanted] = useState('')
  const [unseen, setUnseen] = useState<StudioApi['unseen']['answers']['texts']>([])
  useEffect(() => {
    call('unseen', { url: location.pathname }).then((got) => got.ok && setUnseen(got.answer.texts))
  }, [])
  const named = new Set(unseen.map(({ place }) => place))
  const texts = [
    ...unseen.map(({ name, place, text }) => ({ place, words: text, name })),
    ...textsOnPage()
      .filter(({ place }) => !named.has(place))
      .map((text) => ({ ...text, name: undefined })),
  ].filter(({ words }) => words.toLowerCase().includes(wanted.toLowerCase()))
  const language = document.documentElement.lang
  return (
    <Panel title="Text on this page">
      <label>
        Find
        <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      <ul className="list">
        {texts.map(({ place, words, name }) => (
          <li key={place}>
            <button
              type="button"
              onFocus={() => show('studio-hover', place)}
              onBlur={() => show('studio-hover', undefined)}
              onClick={() => openText(place)}
            >
              {name !== undefined && <span className="count">{name}</span>}{' '}
              <span lang={language} dir="auto">
                {shortened(words, 80)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
