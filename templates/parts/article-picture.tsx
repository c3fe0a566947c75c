import type { ReactNode } from 'react'
import type { Article, Words } from '../../generator/page.ts'
import { EyeCloseUp } from './eye-picture.tsx'
import { SplitView } from './split-view.tsx'

/**
 * The picture in an article's hero: how the world looks with the condition, or else its place in the eye. Nothing if
 * the page names neither.
 */
export function articlePicture({ eye, view }: Pick<Article, 'eye' | 'view'>, words: Words): ReactNode {
  if (view !== undefined) return <SplitView name={view} words={words} />
  return eye && <EyeCloseUp parts={eye} />
}
