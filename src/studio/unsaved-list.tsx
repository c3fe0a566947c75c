import { shortened } from '../shared/shortened.ts'
import { readPlace } from '../shared/studio.ts'
import {
  countUnsaved,
  discard,
  discardEntry,
  dropAside,
  type EditorState,
  isUnsaved,
  openEntry,
  openText,
} from './editor-state.ts'

/** What was typed but not saved: texts, new entries, and texts that no longer have a place. */
export function UnsavedList({ state }: { state: EditorState }) {
  const { drafts, entries = {}, aside = [] } = state
  const unsaved = Object.entries(drafts).filter(([, draft]) => isUnsaved(draft))
  return (
    <>
      <h3>Unsaved</h3>
      {countUnsaved(state) === 0 && <p className="hint">No unsaved changes.</p>}
      <ul className="list">
        {unsaved.map(([place, { text }]) => (
          <li key={place}>
            <button type="button" onClick={() => openText(place)}>
              {excerpt(text)}
            </button>
            <button type="button" onClick={() => discard([place])}>
              Discard
            </button>
          </li>
        ))}
        {Object.entries(entries).map(([place, { texts, lists }]) => (
          <li key={`new ${place}`}>
            <button type="button" onClick={() => openEntry(place, lists)}>
              New: {excerpt(Object.values(texts).join(' '))}
            </button>
            <button type="button" onClick={() => discardEntry(place)}>
              Discard
            </button>
          </li>
        ))}
        {aside.map((draft) => (
          <li key={`${draft.place} ${draft.text}`}>
            <span>
              {draft.text} <code>{readPlace(draft.place).file}</code>{' '}
              <span className="hint">The text that this replaces no longer exists. Copy what you still need.</span>
            </span>
            <button type="button" onClick={() => dropAside(draft)}>
              Discard
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const excerpt = (text: string) => shortened(text.trim(), 120) || 'An empty text'
