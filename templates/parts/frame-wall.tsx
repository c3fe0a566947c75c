import type { ReactNode } from 'react'
import type { Frame, FrameWall as Wall, Words } from '../../generator/page.ts'
import { rounded } from '../drawings/curves.ts'
import { DrawnFront, FrameTemple, SharedPieces } from '../drawings/frame-drawing.tsx'
import { frontGeometry } from '../drawings/frame-geometry.ts'
import { FrameNumbers } from '../drawings/frame-numbers.tsx'
import { Band } from './band.tsx'

interface FrameWallProps {
  wall: Wall
  words: Words
}

/**
 * Frames to compare, all at the same scale. The choices above them work by styles alone, and so without JavaScript: see
 * styles/frames.css.
 */
export function FrameWall({ wall, words }: FrameWallProps) {
  const isFit = wall.by === 'fit'
  return (
    <Band heading={words(`frames.${wall.by}.heading`)} className={`frames frame-${wall.by}`}>
      <p>{words(`frames.${wall.by}.intro`)}</p>
      <div className="frame-choices">
        {isFit ? <BySize limits={wall.limits} words={words} /> : <ByColor frames={wall.frames} words={words} />}
        <Choice name="frame-view" legend={words('frames.view')} options={['front', 'angle']}>
          {(view) => words(`frames.from.${view}`)}
        </Choice>
      </div>
      <SharedPieces frames={wall.frames} />
      <ul className="frame-wall">
        {wall.frames.map((frame, index) => (
          <FrameCard key={index} frame={frame} isMeasured={isFit} words={words} />
        ))}
      </ul>
      {isFit && <Numbers frame={wall.opening[0]!} words={words} />}
    </Band>
  )
}

function BySize({ limits: { narrow, wide, high }, words }: { limits: Wall['limits']; words: Words }) {
  const labels: Record<string, string> = {
    all: words('frames.all'),
    narrow: words('frames.under', { mm: narrow }),
    middle: words('frames.between', { from: narrow, to: wide }),
    wide: words('frames.over', { mm: wide }),
    low: words('frames.upTo', { mm: high }),
    high: words('frames.over', { mm: high }),
  }
  return (
    <>
      <Choice name="frame-width" legend={words('frames.width')} options={['all', 'narrow', 'middle', 'wide']}>
        {(width) => labels[width]}
      </Choice>
      <Choice name="frame-height" legend={words('frames.height')} options={['all', 'low', 'high']}>
        {(height) => labels[height]}
      </Choice>
    </>
  )
}

function ByColor({ frames, words }: { frames: readonly Frame[]; words: Words }) {
  const finishes = [...new Set(frames.map(({ finish }) => finish))]
  return (
    <Choice name="frame-finish" legend={words('frames.color')} options={['shown', ...finishes]}>
      {(finish) =>
        finish === 'shown' ? (
          words('frames.shown')
        ) : (
          <>
            <svg className={`frame-swatch frame frame-${finish}`} viewBox="0 0 8 8" aria-hidden="true">
              <circle className="frame-solid" cx="4" cy="4" r="4" />
            </svg>
            {words(`frames.finish.${finish}`)}
          </>
        )
      }
    </Choice>
  )
}

interface ChoiceProps {
  name: string
  legend: string
  /** The first one is selected by default. */
  options: readonly string[]
  children: (option: string) => ReactNode
}

const Choice = ({ name, legend, options, children }: ChoiceProps) => (
  <fieldset>
    <legend>{legend}</legend>
    {options.map((option, index) => (
      <label key={option}>
        <input type="radio" name={name} value={option} defaultChecked={index === 0} />
        <span>{children(option)}</span>
      </label>
    ))}
  </fieldset>
)

function FrameCard({ frame, isMeasured, words }: { frame: Frame; isMeasured: boolean; words: Words }) {
  const { shape, size, height, width, widthClass, isHigh } = frame
  return (
    <li className={`frame-card front-${widthClass} lens-${isHigh ? 'high' : 'low'}`}>
      <div className="frame-stage">
        <div>
          <Turning frame={frame} isTriedOn={!isMeasured} />
          {isMeasured && <p className="frame-measure">{words('frames.across', { mm: width })}</p>}
        </div>
      </div>
      <h3>{words(`frames.shape.${shape}.name`)}</h3>
      {isMeasured ? (
        <>
          <p className="frame-facts">{size}</p>
          <p>{words('frames.lensHeight', { mm: height })}</p>
        </>
      ) : (
        <p>{words(`frames.shape.${shape}.what`)}</p>
      )}
    </li>
  )
}

/** In millimeters: the top of a drawing relative to the middle of the lenses, and its height. Enough for all frames. */
const [top, tall] = [-32, 61]

/** A front with its temples behind it, in 3D: 1em is 10 millimeters. */
function Turning({ frame, isTriedOn }: { frame: Frame; isTriedOn: boolean }) {
  const { width, temple } = frame
  const y = rounded(frontGeometry(frame).hinge[1])
  const templeAt = (side: string) => (
    <svg
      className={`frame-temple frame-${side}`}
      viewBox={`0 ${rounded(top - y)} ${temple} ${tall}`}
      width={`${temple / 10}em`}
      height={`${tall / 10}em`}
      aria-hidden="true"
    >
      <FrameTemple frame={frame} />
    </svg>
  )
  return (
    <div className="frame-turn">
      {templeAt('left')}
      {templeAt('right')}
      <svg
        viewBox={`${-width / 2} ${top} ${width} ${tall}`}
        width={`${width / 10}em`}
        height={`${tall / 10}em`}
        aria-hidden="true"
      >
        <DrawnFront frame={frame} isTriedOn={isTriedOn} />
      </svg>
    </div>
  )
}

/** How to read the size printed in one's own glasses. */
function Numbers({ frame, words }: { frame: Frame; words: Words }) {
  return (
    <div className="frame-numbers">
      <FrameNumbers frame={frame} />
      <div>
        <h3>{words('frames.numbers.heading')}</h3>
        <p>{words('frames.numbers.where')}</p>
        <ol>
          {(['lens', 'bridge', 'temple'] as const).map((each) => (
            <li key={each}>{words(`frames.numbers.${each}`, { mm: frame[each] })}</li>
          ))}
        </ol>
        <p>{words('frames.numbers.across')}</p>
      </div>
    </div>
  )
}
