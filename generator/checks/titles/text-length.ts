import { displayWidth } from '../../../src/shared/display-width.ts'
import type { ProblemCode } from '../../problems/catalogue.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import type { Source } from '../../read/read.ts'
import type { Route } from '../../site.ts'
import { type Field, placeOf } from './page-texts.ts'

const limits = {
  title: { code: 'TITLE_LENGTH', minLength: 20, maxLength: 65 },
  description: { code: 'DESCRIPTION_LENGTH', minLength: 70, maxLength: 160 },
} as const satisfies Record<Field, { code: ProblemCode; minLength: number; maxLength: number }>

/** A text that says too little, or that search engines cut off. */
export function wrongLength(route: Route, field: Field, text: string, sources: readonly Source[]): Problem | undefined {
  const { code, minLength, maxLength } = limits[field]
  const width = displayWidth(text)
  if (width >= minLength && width <= maxLength) return undefined
  const wanted = width < minLength ? `Write at least ${minLength} characters` : `Keep it to ${maxLength} characters`
  const fix = route.source.titleWords === undefined ? `${wanted}.` : `${wanted}: this pattern makes it from names.`
  const counted = width === text.length ? '' : ', counting wide ones twice'
  const message = `the ${field} of ${route.url} has ${width} characters${counted}`
  return problem(code, placeOf(route, field, sources), message, fix)
}
