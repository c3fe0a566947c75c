import { useState } from 'react'
import type { GitState, StudioApi } from '../shared/studio.ts'
import { call } from './call.ts'
import { changeState } from './editor-state.ts'
import { useEditorState } from './use-editor-state.ts'

/** The form that hands the changes over. */
export function CommitForm({
  counts,
  git: { branch: current, newBranch, files },
}: {
  counts: string | undefined
  git: GitState
}) {
  const { commit: typed } = useEditorState()
  const proposed = `Edit ${files.length === 1 ? files[0] : `${files.length} manifest files`}`
  const { branch = newBranch, message = [proposed, counts].filter(Boolean).join('\n\n') } = typed ?? {}
  const { commit, isCommitting, refused } = useCommit()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        commit({ branch, message })
      }}
    >
      <h3>Create a branch and commit</h3>
      <p className="hint">
        Commits {files.length === 1 ? 'one manifest file' : `${files.length} manifest files`} and nothing else. Current
        branch: {current || 'none'}.
      </p>
      <label>
        Branch
        <input
          value={branch}
          required
          onChange={(event) => changeState({ commit: { ...typed, branch: event.target.value } })}
        />
      </label>
      <label>
        Message
        <textarea
          value={message}
          required
          onChange={(event) => changeState({ commit: { ...typed, message: event.target.value } })}
        />
      </label>
      <div className="actions">
        <button type="submit" className="main" aria-disabled={isCommitting}>
          {isCommitting ? 'Committing…' : 'Create branch and commit'}
        </button>
      </div>
      <p role="alert" className={refused === '' ? undefined : 'refused'}>
        {refused}
      </p>
    </form>
  )
}

interface Commits {
  commit: (asked: StudioApi['commit']['asks']) => Promise<void>
  /** Hooks of the repository can take minutes. */
  isCommitting: boolean
  /** Why the last one was refused. */
  refused: string
}

function useCommit(): Commits {
  const [isCommitting, setCommitting] = useState(false)
  const [refused, setRefused] = useState('')
  const commit = async (asked: StudioApi['commit']['asks']) => {
    setRefused('')
    setCommitting(true)
    const made = await call('commit', asked)
    setCommitting(false)
    if (!made.ok) return setRefused(made.refusal.error)
    const text = `Committed ${made.answer.commit} on branch ${made.answer.branch}.`
    changeState({ view: undefined, commit: undefined, said: { text } })
  }
  return { commit, isCommitting, refused }
}
