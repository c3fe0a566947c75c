import { expect, it } from 'vitest'
import { damageFound, noteDamage, tellDamage } from '../../generator/cache/damage.ts'

it('damage of the cache is told once for each entry, by kind, whoever else has found it', () => {
  tellDamage()
  expect(tellDamage()).toBeUndefined()
  noteDamage({ kind: 'records', name: 'one' })
  for (const each of damageFound()) noteDamage(each)
  noteDamage({ kind: 'pictures', name: 'a' })
  noteDamage({ kind: 'pictures', name: 'b' })
  noteDamage({ kind: 'bundles', name: 'whole', files: 0 })
  expect(tellDamage()).toBe(
    'Part of the cache was damaged and is made again: 1 record of what is published, 2 pictures.',
  )
  expect(tellDamage()).toBeUndefined()
})
