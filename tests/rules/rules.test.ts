import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { clearwater, dental, monolingual, trilingual } from '../support/world.ts'
import { readPublished } from './published-site.ts'
import { rules } from './rules.ts'

const sites = [
  { name: 'the real manifest', published: readPublished(join(root, 'manifest'), inject('site'), { preview: false }) },
  { name: 'the small practice', published: readPublished(clearwater, inject('practice')) },
  { name: 'a practice in three languages', published: readPublished(trilingual, inject('trilingual')) },
  { name: 'a practice in one language', published: readPublished(monolingual, inject('monolingual')) },
  { name: 'a dental practice', published: readPublished(dental, inject('dental')) },
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
