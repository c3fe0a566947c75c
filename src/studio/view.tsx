import { useEffect } from 'react'
import { editCookie } from '../shared/studio.ts'
import { ChangesPanel } from './changes-panel.tsx'
import { CitiesPanel } from './cities-panel.tsx'
import { changeState, countUnsaved, type Tool } from './editor-state.ts'
import { EntryPanel } from './entry-panel.tsx'
import { PagesPanel } from './pages-panel.tsx'
import { show } from './pointer.ts'
import { RemovalPanel } from './removal-panel.tsx'
import { Said } from './said.tsx'
import { TextPanel } from './text-panel.tsx'
import { TextsPanel } from './texts-panel.tsx'
import { useEditorState } from './use-editor-state.ts'
import { WordsPanel } from './words-panel.tsx'

const tools: readonly { name: Tool; label: string; Panel: () => React.ReactNode }[] = [
  { name: 'texts', label: 'Text', Panel: TextsPanel },
  { name: 'pages', label: 'Pages', Panel: PagesPanel },
  { name: 'changes', label: 'Changes', Panel: ChangesPanel },
  { name: 'cities', label: 'Add a city', Panel: CitiesPanel },
]

/** The bar at the bottom of the window, and the open panel above it. */
export function StudioView({ isEditing }: { isEditing: boolean }) {
  const state = useEditorState()
  const { view } = state
  const place = view?.name === 'text' ? view.place : undefined
  useEffect(() => show('studio-open', place), [place])
  if (!isEditing)
    return (
      <nav className="bar" aria-label="Editor">
        <button type="button" onClick={() => turn(true)}>
          Edit this site
        </button>
      </nav>
    )
  const unsaved = countUnsaved(state)
  const Panel = tools.find(({ name }) => name === view?.name)?.Panel
  return (
    <>
      {view?.name === 'text' && <TextPanel key={view.place} {...view} />}
      {view?.name === 'entry' && <EntryPanel key={view.place} {...view} />}
      {view?.name === 'removal' && <RemovalPanel key={view.place} {...view} />}
      {view?.name === 'words' && <WordsPanel key={`${view.words} ${view.around}`} {...view} />}
      {Panel !== undefined && <Panel />}
      <nav className="bar" aria-label="Editor">
        <Said />
        <div className="tools">
          {tools.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              aria-pressed={view?.name === name}
              onClick={() => changeState({ view: view?.name === name ? undefined : { name } })}
            >
              {label}
              {name === 'changes' && unsaved > 0 && (
                <span className="count">
                  {unsaved}
                  <span> unsaved</span>
                </span>
              )}
            </button>
          ))}
          <button type="button" onClick={() => (unsaved > 0 && view?.name !== 'changes' ? showUnsaved() : turn(false))}>
            Done
          </button>
        </div>
      </nav>
    </>
  )
}

/** Typed text must not be mistaken for saved when editing is switched off. It is kept until editing is on again. */
const showUnsaved = () =>
  changeState({ view: { name: 'changes' }, said: { text: 'Not everything is saved. Save it, or choose Done again.' } })

/** Switches editing on or off: from the next page on, the server sends marked or plain texts. */
function turn(isOn: boolean): void {
  changeState({ view: undefined, said: undefined })
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${editCookie}=1; path=/; samesite=strict; max-age=${isOn ? 86_400 : 0}`
  location.reload()
}
