import { expect, it } from 'vitest'
import { isPlainClick } from '../../src/plain-click.ts'

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

const isPlain = (change: object) => isPlainClick({ ...plain, ...change } as MouseEvent)

it('a click is plain unless another button is pressed, or a key with which browsers open the link elsewhere', () => {
  expect(isPlain({})).toBe(true)
  const others = [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }]
  expect(others.filter(isPlain)).toEqual([])
})
