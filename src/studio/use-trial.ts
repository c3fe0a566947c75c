import { useEffect, useState } from 'react'
import type { Change, TextInfo, Trial } from '../shared/studio.ts'
import { call } from './call.ts'

const pauseMs = 250

/**
 * The result of trying the changes, or the texts as they are if there are none: requested when the writer pauses, kept
 * until the next one. `isLatest` is false once a text differs from what was tried.
 */
export function useTrial(
  changes: readonly Change[],
  info: TextInfo | undefined,
  load: () => void,
): (Trial & { isLatest: boolean }) | undefined {
  const [trial, setTrial] = useState<Trial & { of: string }>()
  const asked = JSON.stringify(
    (info?.texts ?? []).flatMap(({ place, lists, text }) =>
      text === undefined
        ? []
        : [changes.find((change) => change.place === place) ?? { place, lists, before: text, text }],
    ),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `load` is no reason to ask again
  useEffect(() => {
    let isLatest = true
    const timer = setTimeout(async () => {
      if (asked === '[]') return
      const tried = await call('try', { changes: JSON.parse(asked) as Change[] })
      if (!isLatest) return
      // A trial of an earlier text must not be shown for this one.
      setTrial(tried.ok ? { ...tried.answer, of: asked } : undefined)
      // Saved elsewhere in the meantime, or undone.
      if (!tried.ok && (tried.refusal.now !== undefined || tried.refusal.isGone)) load()
    }, pauseMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [asked])
  return trial && { ...trial, isLatest: trial.of === asked }
}
