import { Fragment, type ReactNode } from 'react'
import type { Article, Words } from '../../generator/page.ts'
import { EyeDiagram } from './eye-diagram.tsx'
import { Sections } from './sections.tsx'
import { ViewFigure } from './view-figure.tsx'

type IllustratedSectionsProps = Pick<Article, 'sections' | 'eye' | 'view'> & { words: Words }

/**
 * The sections, each followed by its picture: where it happens, after the first section has said what it is, and what
 * it looks like, after the symptoms. On a page with questions only, the pictures come before those.
 */
export function IllustratedSections({ sections, eye, view, words }: IllustratedSectionsProps): ReactNode {
  const symptoms = Math.max(
    0,
    sections.findIndex(({ id }) => id === 'symptoms'),
  )
  const where = eye && <EyeDiagram parts={eye} words={words} />
  const look = view && <ViewFigure name={view} words={words} />
  if (sections.length === 0)
    return (
      <>
        {where}
        {look}
      </>
    )
  return sections.map((section, index) => (
    <Fragment key={section.id}>
      <Sections sections={[section]} words={words} />
      {index === 0 && where}
      {index === symptoms && look}
    </Fragment>
  ))
}
