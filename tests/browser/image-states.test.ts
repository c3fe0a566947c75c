import { afterEach, expect, it, vi } from 'vitest'
import { followStates } from '../../src/behaviours/image-states.ts'

afterEach(() => vi.unstubAllGlobals())

it('a picture whose download was under way when the script arrived stays loaded when it comes near', () => {
  let comeNear = (_entries: object[]) => {}
  class Observer {
    constructor(seen: typeof comeNear) {
      comeNear = seen
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const image = Object.assign(new EventTarget(), { complete: false, loading: 'lazy', alt: '' })
  const dataset: DOMStringMap = {}
  const picture = { dataset, querySelector: (wanted: string) => (wanted.startsWith('img') ? image : null) }
  followStates(picture as unknown as HTMLElement)
  expect(dataset.state).toBe('waiting')
  image.dispatchEvent(new Event('load'))
  comeNear([{ isIntersecting: true }])
  expect(dataset.state).toBe('loaded')
})
