import { useEffect, useState } from 'react'
import { onWordsSaved } from '../develop/take-words.ts'
import { Panel } from './panel.tsx'
import { Publishing } from './publishing.tsx'
import { SavedList, useSaves } from './saved-list.tsx'
import { UnsavedList } from './unsaved-list.tsx'
import { useEditorState } from './use-editor-state.ts'

/** Lists what was typed but not saved, what was saved, and what publishing would change. */
export function ChangesPanel() {
  const version = useVersion()
  // Read here, not in the lists: the panel then learns that an entry is gone, and keeps the focus.
  const state = useEditorState()
  const saves = useSaves(version)
  return (
    <Panel title="Changes">
      <UnsavedList state={state} />
      <Publishing version={version} />
      <SavedList {...saves} />
    </Panel>
  )
}

/** How often the manifest has changed since the panel was opened: here, in another tab or by hand. */
function useVersion(): number {
  const [version, setVersion] = useState(0)
  useEffect(() => onWordsSaved(() => setVersion((before) => before + 1)), [])
  return version
}
