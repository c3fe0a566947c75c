import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { eyePart } from '../../generator/parse/schemas/eye-parts.ts'
import { brain, eyeBall, eyeFile, markedPart, wholeEye } from '../../src/shared/eye-file.ts'
import { drawEye } from '../../templates/draw-eye.tsx'
import { closeUp } from '../../templates/parts/eye-picture.tsx'
import { brainShapes, eyeShapes, marks } from '../../templates/parts/eye-shapes.ts'
import { idsOf } from '../support/html.ts'

const file = drawEye()
const pieceOf = (address: string) => {
  const id = address.slice(eyeFile.length + 1)
  return new RegExp(`<g id="${id}"[^>]*>(.*?)</g>`).exec(file)?.[1] ?? ''
}
const outlines = (piece: string) => new Set([...piece.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d))

test('the eye file is at most 4 kB and has every piece once', () => {
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(4000)
  const ids = idsOf(file)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every color in the eye file is a CSS variable of the page that shows it, or none', () => {
  for (const [, paint] of file.matchAll(/(?:fill|stroke)="([^"]+)"/g)) expect(paint).toMatch(/^none$|var\(--color-/)
})

test('the whole eye has every outline, the small one only those of the eyeball and the lids', () => {
  expect(outlines(pieceOf(wholeEye))).toEqual(new Set(eyeShapes.map(({ d }) => d)))
  const small = outlines(pieceOf(eyeBall))
  for (const { d, tone, part } of eyeShapes) expect(small.has(d), part ?? d).toBe(!/skin|flesh|thread/.test(tone))
})

describe.each(eyePart.options)('%s', (part) => {
  test('is drawn from exactly the outlines that belong to it', () => {
    const own = [...eyeShapes, ...brainShapes].filter((shape) => shape.part === part || shape.within === part)
    expect(own).not.toEqual([])
    const ground = part === 'brain' ? outlines(pieceOf(brain)) : []
    expect(outlines(pieceOf(markedPart(part)))).toEqual(new Set([...ground, ...own.map(({ d }) => d)]))
  })

  test('lies well inside its close-up, which lies inside the drawing', () => {
    const [x, y, width, height] = closeUp(part)
    expect(Math.min(x, y, 400 - x - width, 320 - y - height)).toBeGreaterThanOrEqual(0)
    const { to } = marks[part]
    expect(Math.min(to[0] - x, x + width - to[0]), 'from left and right').toBeGreaterThan(width / 16)
    expect(Math.min(to[1] - y, y + height - to[1]), 'from top and bottom').toBeGreaterThan(height / 8)
  })
})
