import { expect, it } from 'vitest'
import { slideView } from '../../src/behaviours/view-slider.ts'

/** A slider that has been moved to `value` before its script arrives, and its figure. */
function slider(value: string) {
  const shown = new Map<string, string>()
  const set = (name: string, text: string) => void shown.set(name, text)
  const input = Object.assign(new EventTarget(), {
    value,
    defaultValue: '4',
    max: '4',
    dataset: { clear: 'clear sight', between: '{percent} percent' },
    closest: () => ({ dataset: {}, style: { setProperty: set } }),
    getAttribute: () => 'as with the condition',
    setAttribute: set,
  })
  slideView(input as unknown as HTMLElement)
  return { input, shown }
}

it('draws what a reader has chosen before the script arrived, and nothing before that', () => {
  expect(slider('4').shown.size).toBe(0)
  expect(Object.fromEntries(slider('1').shown)).toEqual({ '--strength': '1', 'aria-valuetext': '25 percent' })
})

it('says what is seen at either end', () => {
  const { input, shown } = slider('0')
  expect(shown.get('aria-valuetext')).toBe('clear sight')
  input.value = '4'
  input.dispatchEvent(new Event('input'))
  expect(shown.get('aria-valuetext')).toBe('as with the condition')
})
