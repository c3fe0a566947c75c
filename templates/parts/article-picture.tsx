import type { ReactNode } from 'react'
import type { Article, Words } from '../../generator/page.ts'
import { EyeCloseUp } from './eye-picture.tsx'
import { SplitView } from './split-view.tsx'

/**
 * What the hero of an article shows: how the world looks with what it is about, else where in the eye that is. Nothing,
 * where the page names neither.
 */
export function articlePicture({ eye, view }: Pick<Article, 'eye' | 'view'>, words: Words): ReactNode {
  if (view !== undefined) return <SplitView name={view} words={words} />
  return eye && <EyeCloseUp parts={eye} />
}
