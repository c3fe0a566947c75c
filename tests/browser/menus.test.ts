import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { controlMobileMenu } from '../../src/behaviours/mobile-menu.ts'
import { controlServicesMenu } from '../../src/behaviours/services-menu.ts'

const inside = new EventTarget()
const outside = new EventTarget()
const contains = (target: unknown) => target === inside

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

const focusGoesTo = (relatedTarget: EventTarget | null) => Object.assign(new Event('focusout'), { relatedTarget })

it('the menu of a phone stays open when the focus goes to another window or to nothing', () => {
  const menu = Object.assign(new EventTarget(), { open: true, contains })
  controlMobileMenu(menu as unknown as HTMLElement)
  for (const target of [null, inside]) menu.dispatchEvent(focusGoesTo(target))
  expect(menu.open).toBe(true)
  menu.dispatchEvent(focusGoesTo(outside))
  expect(menu.open).toBe(false)
})

it('the menu of a phone takes the Escape that closes it, and leaves the next one to others', () => {
  const menu = Object.assign(new EventTarget(), { open: true, contains })
  controlMobileMenu(menu as unknown as HTMLElement)
  const takesEscape = () =>
    !document.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' }))
  expect(takesEscape()).toBe(true)
  expect(menu.open).toBe(false)
  expect(takesEscape()).toBe(false)
})

it('the services menu closes when the focus leaves it, even if its button held it open', () => {
  const said: Record<string, string> = {}
  const setAttribute = (name: string, value: string) => {
    said[name] = value
  }
  const button = Object.assign(new EventTarget(), { setAttribute })
  const parts = { contains, querySelector: () => button, toggleAttribute: () => {} }
  const item = Object.assign(new EventTarget(), parts)
  controlServicesMenu(item as unknown as HTMLElement)
  item.dispatchEvent(new Event('focusin'))
  button.dispatchEvent(Object.assign(new Event('click'), { detail: 1 }))
  expect(said).toEqual({ 'aria-expanded': 'true' })
  item.dispatchEvent(focusGoesTo(outside))
  expect(said).toEqual({ 'aria-expanded': 'false' })
})
