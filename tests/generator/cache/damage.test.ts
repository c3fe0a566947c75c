import { expect, it } from 'vitest'
import { damageFound, noteDamage, takeDamageMessage } from '../../../generator/cache/damage.ts'

it('cache damage is reported once per entry and counted by kind, however often it is found', () => {
  takeDamageMessage()
  expect(takeDamageMessage()).toBeUndefined()
  noteDamage({ kind: 'records', name: 'one' })
  for (const each of damageFound()) noteDamage(each)
  noteDamage({ kind: 'pictures', name: 'a' })
  noteDamage({ kind: 'pictures', name: 'b' })
  expect(takeDamageMessage()).toBe('Part of the cache was damaged and is being rebuilt: 1 publish record, 2 pictures.')
  expect(takeDamageMessage()).toBeUndefined()
})
