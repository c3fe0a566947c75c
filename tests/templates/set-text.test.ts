import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initialsOf } from '../../templates/drawings/name-plate.tsx'
import { PathDrawing } from '../../templates/drawings/path-drawing.tsx'
import { setLines, setStrokes } from '../../templates/drawings/set-text.ts'

test('text is wrapped into lines that fit, and a word that is too long gets a line of its own', () => {
  expect(setLines('one two three', 70)).toEqual(['one two', 'three'])
  expect(setLines('a ophthalmologist b', 40)).toEqual(['a', 'ophthalmologist', 'b'])
})

test('lines are of similar width, so that no short word is alone on the last one', () => {
  expect(setLines('Choose the ultrasound if', 190)).toEqual(['Choose the', 'ultrasound if'])
  expect(setLines('on one line', 190)).toEqual(['on one line'])
  expect(setLines('one', 10)).toEqual(['one'])
})

test('text without spaces breaks between its letters, but not before a comma or after a bracket', () => {
  expect(setLines('星期六和星期日休息', 100)).toEqual(['星期六和星', '期日休息'])
  expect(setLines('周末休息，「假日」也休息', 90)).toEqual(['周末休息，', '「假日」也', '休息'])
  expect(setLines('LASIK手术的费用', 110)).toEqual(['LASIK手', '术的费用'])
  expect(setLines('토요일과 일요일 휴진', 110)).toEqual(['토요일과', '일요일 휴진'])
})

test('the names along a path fit even with the space between letters and words that WCAG lets readers add', () => {
  const steps = [
    'Three professions with similar names',
    'What a complete exam includes',
    'Was eine Untersuchung umfasst',
  ]
  const html = renderToStaticMarkup(createElement(PathDrawing, { steps }))
  const [letter, fontSize, width] = [8.9, 18, 448]
  const lines = [...html.matchAll(/<tspan x="(\d+)"[^>]*>([^<]+)/g)]
  expect(lines.length).toBeGreaterThan(steps.length)
  for (const [, x, line] of lines) {
    const spaces = line!.split(' ').length - 1
    const end = Number(x) + line!.length * (letter + 0.12 * fontSize) + spaces * 0.16 * fontSize
    expect(end, line).toBeLessThanOrEqual(width)
  }
})

test('strokes stand in for words, on no more lines than fit', () => {
  expect(setStrokes('one two', { x: 0, y: 10, width: 100, most: 3 })).toEqual({ path: 'M0 10h15M23 10h15', lines: 1 })
  const full = setStrokes('word '.repeat(50).trim(), { x: 0, y: 10, width: 100, most: 2 })
  expect(full.lines).toBe(2)
  expect(full.path).not.toContain(' 38h')
})

test('strokes for text without spaces fill their lines, and are no wider', () => {
  const drawn = setStrokes('星期六和星期日休息', { x: 0, y: 10, width: 40, most: 3 })
  expect(drawn).toEqual({ path: 'M0 10h40M0 24h40M0 38h10', lines: 3 })
  const full = setStrokes('休'.repeat(100), { x: 0, y: 10, width: 40, most: 2 })
  expect(full).toEqual({ path: 'M0 10h40M0 24h40', lines: 2 })
})

test('initials leave out title and credentials', () => {
  expect(initialsOf('Dr. Jane Maria Roe, OD')).toBe('JR')
  expect(initialsOf('Dr Jane Roe')).toBe('JR')
  expect(initialsOf('Roe')).toBe('R')
})
