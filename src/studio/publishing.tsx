import { useEffect, useState } from 'react'
import type { StudioApi } from '../shared/studio.ts'
import { call } from './call.ts'
import { CommitForm } from './commit-form.tsx'

/** Shows the plan, which takes a few seconds, and the commit form that hands the changes over. */
export function Publishing({ version }: { version: number }) {
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
  return <CommitForm counts={counts} git={git} />
}
