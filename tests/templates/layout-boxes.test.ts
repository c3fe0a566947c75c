import { describe, expect, it } from 'vitest'
import { type Box, differences } from '../support/layout-boxes.ts'

const box = (changes: Partial<Box> = {}): Box => ({
  name: 'main > section',
  x: 16,
  width: 358,
  height: 200,
  ...changes,
})

describe('a layout is reported as changed', () => {
  it.each<[what: string, now: Box[], told: string]>([
    ['when a box moves sideways', [box({ x: 40 })], '0: main > section: x 16 -> 40'],
    ['when a box is wider', [box({ width: 400 })], '0: main > section: width 358 -> 400'],
    ['when a box collapses', [box({ height: 12 })], '0: main > section: height 200 -> 12'],
    ['when a row is stacked', [box({ beside: true })], '0: main > section: now stands beside the box before it'],
    ['when a box is missing', [], '0: there was main > section, there is nothing'],
    ['when a box was added', [box(), box()], '1: there was nothing, there is main > section'],
  ])('%s', (_, now, told) => {
    expect(differences([box()], now)).toEqual([told])
  })
})

describe('a layout is reported as unchanged', () => {
  it.each<[what: string, now: Box]>([
    ['when nothing changed', box()],
    ['when a text grew by a few lines', box({ height: 330 })],
    ['when a browser rounds otherwise', box({ x: 17, width: 357 })],
  ])('%s', (_, now) => {
    expect(differences([box()], [now])).toEqual([])
  })
})
