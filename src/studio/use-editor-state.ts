import { useSyncExternalStore } from 'react'
import { type EditorState, readState, watchState } from './editor-state.ts'

/** The editor's state, and again at every change of it. */
export const useEditorState = (): EditorState => useSyncExternalStore(watchState, readState)
