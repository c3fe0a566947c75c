import { describe, expect, it } from 'vitest'
import { boundedCache } from '../../generator/bounded-cache.ts'

describe('a cache of bounded weight', () => {
  it('forgets what has not been used for longest', () => {
    const cache = boundedCache<string>(2)
    cache.set('a', 'A')
    cache.set('b', 'B')
    cache.get('a')
    cache.set('c', 'C')
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C'])
  })

  it('weighs a value once, however often it is used or replaced', () => {
    const cache = boundedCache<string>(3)
    cache.set('a', 'A', 2)
    cache.get('a')
    cache.set('a', 'A', 2)
    cache.set('b', 'B')
    expect(cache.get('a')).toBe('A')
    cache.set('c', 'C')
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C'])
  })

  it('keeps the last value set, however heavy', () => {
    const cache = boundedCache<string>(3)
    cache.set('a', 'A')
    cache.set('b', 'B', 4)
    expect(['a', 'b'].map((key) => cache.get(key))).toEqual([undefined, 'B'])
  })
})
