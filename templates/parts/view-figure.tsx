import type { ViewName, Words } from '../../generator/page.ts'
import { clearPicture, stages, viewPicture, viewSize } from '../../src/shared/views.ts'
import { Picture } from './picture.tsx'

/** The section's id, for links. A capital keeps it apart from the ids of sections, which authors write without any. */
export const viewId = 'theView'

/** Labels for sliders whose value is not the strength of the condition. */
const sliderWords: Partial<Record<ViewName, string>> = {
  'dry-eye': 'view.sinceBlink',
  migraine: 'view.sinceStart',
  'retinal-detachment': 'view.grown',
}

/** Views that move across the picture: there is nothing to show between two stages. */
const steppedViews: readonly ViewName[] = ['migraine', 'retinal-detachment']

interface ViewProps {
  name: ViewName
  words: Words
  /** Whether the page opens with it. */
  isOpening?: boolean
}

/** "What it can look like", among a page's sections. */
export const ViewFigure = (view: ViewProps) => (
  <section id={viewId}>
    <h2>{view.words('view.heading')}</h2>
    <View {...view} />
  </section>
)

/**
 * A street as seen clearly, and as someone with the condition may see it. Without JavaScript, and on paper, both are
 * shown. With it, they are stacked, and the slider fades from one to the other through the stages in between. See
 * src/behaviours/view-slider.ts.
 */
export function View({ name, words, isOpening }: ViewProps) {
  const last = stages.length
  const [clear, affected] = [words('view.clear'), words(`view.${name}.affected`)]
  const drawing = { ...viewSize, failed: words('picture.failed') }
  return (
    <figure className="view">
      <div className="view-pictures">
        <p>
          <Picture src={clearPicture} alt={words('view.clearText')} priority={isOpening} {...drawing} />
          <span>{clear}</span>
        </p>
        <p>
          {stages.map((stage) =>
            stage === last ? (
              <Picture
                key={stage}
                src={viewPicture(name, stage)}
                alt={words(`view.${name}.text`)}
                priority={isOpening}
                {...drawing}
              />
            ) : (
              <Picture key={stage} className="view-stage" src={viewPicture(name, stage)} alt="" {...drawing} />
            ),
          )}
          <span>{affected}</span>
        </p>
        <label className="view-slider">
          {words(sliderWords[name] ?? 'view.strength')}
          <input
            type="range"
            min="0"
            max={last}
            step={steppedViews.includes(name) ? 1 : 0.1}
            defaultValue={last}
            autoComplete="off"
            aria-valuetext={affected}
            data-clear={clear}
            data-between={words('view.between', { percent: '{percent}', clear, affected })}
            data-behaviour="view-slider"
          />
        </label>
      </div>
      <figcaption>
        <p>{words(`view.${name}.caption`)}</p>
        <p className="note">{words('view.note')}</p>
      </figcaption>
    </figure>
  )
}
