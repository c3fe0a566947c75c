import type { SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { EyePart } from '../generator/page.ts'
import { brainShapes, type EyeShape, eyeShapes, marks } from './parts/eye-shapes.ts'

/**
 * The cross-section of the eye and each of its parts, marked, as referenceable groups: see src/shared/eye-file.ts.
 * Colors are attributes with the page's variables: its stylesheet does not reach what `<use>` loads from a file.
 */
export function drawEye(): string {
  const parts = Object.keys(marks) as EyePart[]
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file of pieces, described by the pages that show them
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 320">
      <g id="eye" stroke="var(--color-edge)">
        {eyeShapes.map((shape) => paths(shape, tones[shape.tone]))}
      </g>
      <g id="ball" stroke="var(--color-edge)">
        {eyeShapes.map((shape) => !around.has(shape.tone) && paths(shape, tones[shape.tone]))}
      </g>
      <g id="brainShapes" stroke="var(--color-edge)">
        {brainShapes.map((shape) => paths(shape, tones[shape.tone]))}
      </g>
      {parts.map((part) => (
        <g key={part} id={part}>
          {part === 'brain' && brainShapes.map((shape) => paths(shape, { ...tones[shape.tone], ...edge }))}
          {[...eyeShapes, ...brainShapes].map((shape) => isOf(part, shape) && paths(shape, marked))}
        </g>
      ))}
    </svg>,
  )
}

/** What surrounds the eye: too fine for a small picture. */
const around: ReadonlySet<EyeShape['tone']> = new Set(['skin', 'flesh', 'thread'])

const isOf = (part: EyePart, shape: EyeShape) => shape.part === part || shape.within === part

type Look = SVGProps<SVGPathElement>

const marked: Look = {
  fill: 'color-mix(in srgb, var(--color-accent) 45%, var(--color-surface))',
  stroke: 'var(--color-accent)',
}
const edge: Look = { stroke: 'var(--color-edge)' }

const tones: Record<EyeShape['tone'], Look> = {
  skin: { fill: 'var(--color-line)', fillOpacity: 0.45 },
  lid: { fill: 'var(--color-line)' },
  flesh: { fill: 'var(--color-urgent)', fillOpacity: 0.2 },
  blood: { fill: 'var(--color-urgent)', fillOpacity: 0.36 },
  // The white of the eye must not take on the color of a dark background.
  white: { fill: 'light-dark(var(--color-surface), var(--color-muted))' },
  clear: { fill: 'var(--color-brand-soft)' },
  lens: { fill: 'var(--color-brand)', fillOpacity: 0.25 },
  retina: { fill: 'var(--color-brand)', fillOpacity: 0.4 },
  iris: { fill: 'var(--color-brand)' },
  thread: { fill: 'none' },
}

function paths({ d, twice }: EyeShape, look: Look) {
  const path = <path key={d} {...look} d={d} />
  return twice ? [path, <path key={`below ${d}`} {...look} d={d} transform="matrix(1 0 0-1 0 324)" />] : path
}
