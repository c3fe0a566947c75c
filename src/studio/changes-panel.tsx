import { useEffect, useState } from 'react'
import { onWordsSaved } from '../develop/take-words.ts'
import { shortened } from '../shared/shortened.ts'
import { type GitState, readPlace, type Save, type StudioApi } from '../shared/studio.ts'
import { call } from './call.ts'
import {
  changeState,
  countUnsaved,
  discard,
  dropAside,
  isUnsaved,
  keepEntry,
  openEntry,
  openText,
} from './editor-state.ts'
import { Panel } from './panel.tsx'
import { undoSave } from './said.tsx'
import { useEditorState } from './use-editor-state.ts'

/** Lists what was typed but not saved, what was saved, and what publishing would change. */
export function ChangesPanel() {
  const state = useEditorState()
  const { drafts, entries = {}, aside = [] } = state
  const version = useVersion()
  const [saves, setSaves] = useState<Save[]>([])
  const [unread, setUnread] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list grows with every version
  useEffect(() => {
    call('saves', {}).then((got) => {
      setUnread(got.ok ? '' : got.refusal.error)
      if (got.ok) setSaves(got.answer.saves)
    })
  }, [version])
  const unsaved = Object.entries(drafts).filter(([, draft]) => isUnsaved(draft))
  return (
    <Panel title="Changes">
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
            <button type="button" onClick={() => keepEntry(place, undefined)}>
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
      <Publishing version={version} />
      <h3>Saved</h3>
      {unread !== '' && <p className="refused">{unread}</p>}
      {unread === '' && saves.length === 0 && <p className="hint">Nothing has been saved here yet.</p>}
      <ul className="list">
        {saves.map(({ id, what, files, at, isUndo = false }) => (
          <li key={id}>
            <span>
              {isUndo && 'Undone: '}
              {what} <code>{files.join(', ')}</code> <time dateTime={at}>{new Date(at).toLocaleString()}</time>
            </span>
            <button type="button" onClick={() => undoSave(id)}>
              {isUndo ? 'Redo' : 'Undo'}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const excerpt = (text: string) => shortened(text.trim(), 120) || 'An empty text'

/** How often the manifest has changed since the panel was opened: here, in another tab or by hand. */
function useVersion(): number {
  const [version, setVersion] = useState(0)
  useEffect(() => onWordsSaved(() => setVersion((before) => before + 1)), [])
  return version
}

/** Shows the plan, which takes a few seconds, and the commit form that hands the changes over. */
function Publishing({ version }: { version: number }) {
  const [plan, setPlan] = useState<StudioApi['plan']['answers'] & { version: number }>()
  const [state, setState] = useState('')
  const [isComparing, setComparing] = useState(false)
  const ask = async () => {
    if (isComparing) return
    setComparing(true)
    setState('Comparing with what is published. This takes a few seconds.')
    const got = await call('plan', {})
    setComparing(false)
    setState(got.ok ? '' : got.refusal.error)
    setPlan(got.ok ? { ...got.answer, version } : undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan that is shown is made again when it is out of date
  useEffect(() => {
    if (plan !== undefined && plan.version !== version) ask()
  }, [version, isComparing])
  return (
    <>
      <h3>Not yet published</h3>
      <button type="button" aria-disabled={isComparing} onClick={ask}>
        Show what publishing would change
      </button>
      <p role="status" className={isComparing || state === '' ? undefined : 'refused'}>
        {state}
      </p>
      {plan !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must by keyboard too
        <section className="plan" tabIndex={0} aria-label="Plan">
          <pre>{plan.text}</pre>
        </section>
      )}
      {plan !== undefined && <Committing plan={plan} />}
    </>
  )
}

/** What can be committed, or why nothing can. */
function Committing({ plan: { counts, git } }: { plan: StudioApi['plan']['answers'] }) {
  if ('error' in git) return <p className="refused">{git.error}</p>
  if (git.files.length === 0) return <p className="hint">Nothing has changed since the last commit.</p>
  return <Commit counts={counts} git={git} />
}

function Commit({ counts, git: { branch: current, newBranch, files } }: { counts: string | undefined; git: GitState }) {
  const { commit: typed } = useEditorState()
  const proposed = `Edit ${files.length === 1 ? files[0] : `${files.length} manifest files`}`
  const { branch = newBranch, message = [proposed, counts].filter(Boolean).join('\n\n') } = typed ?? {}
  /** Hooks of the repository can take minutes. */
  const [isCommitting, setCommitting] = useState(false)
  const [state, setState] = useState('')
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault()
        setState('')
        setCommitting(true)
        const made = await call('commit', { branch, message })
        setCommitting(false)
        if (!made.ok) setState(made.refusal.error)
        else
          changeState({
            view: undefined,
            commit: undefined,
            said: { text: `Committed ${made.answer.commit} on branch ${made.answer.branch}.` },
          })
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
      <p role="alert" className={state === '' ? undefined : 'refused'}>
        {state}
      </p>
    </form>
  )
}
