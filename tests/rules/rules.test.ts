import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { clearwater } from '../support/world.ts'
import { readPublished } from './published-site.ts'
import { rules } from './rules.ts'

const sites = [
  { name: 'the real manifest', published: readPublished(join(root, 'manifest'), inject('site')) },
  { name: 'the small practice', published: readPublished(clearwater, inject('practice')) },
]

describe.each(sites)('the site of $name', ({ published }) => {
  test.each(rules)(
    '$name',
    ({ broken }) => {
      expect(broken(published)).toEqual([])
    },
    180_000,
  )
})
