import type { ViewName, Words } from '../../generator/page.ts'
import { clearPicture, stages, viewPicture, viewSize } from '../../src/shared/views.ts'
import { Picture } from './picture.tsx'
import { viewId } from './view-figure.tsx'

interface SplitViewProps {
  name: ViewName
  words: Words
}

/** The street, half as healthy eyes see it, half as with the condition. Links to the slider, which describes both. */
export function SplitView({ name, words }: SplitViewProps) {
  const drawing = { ...viewSize, alt: '', failed: words('picture.failed'), priority: true }
  return (
    <a className="split-view" href={`#${viewId}`}>
      <Picture src={clearPicture} {...drawing} />
      <Picture src={viewPicture(name, stages.length)} {...drawing} />
      <span>
        <span className="visually-hidden">{words('view.heading')}: </span>
        {words('view.clear')}
      </span>
      <span>{words(`view.${name}.affected`)}</span>
    </a>
  )
}
