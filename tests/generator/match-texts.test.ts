import { expect, it } from 'vitest'
import { matchTexts } from '../../generator/plan/match-texts.ts'

const line = (before: string, after: string) => ({ before, after })

it('takes a text for an edit of another when four words in ten are the same, and not when fewer are', () => {
  const added = ['Nothing like it', 'red eye after sleep now']
  expect(matchTexts({ removed: ['red eye when swimming outside'], added })).toEqual([
    line('red eye when swimming outside', 'red eye after sleep now'),
    line('', 'Nothing like it'),
  ])
  expect(matchTexts({ removed: ['red sky when swimming outside'], added })).toEqual([
    line('', 'Nothing like it'),
    line('', 'red eye after sleep now'),
    line('red sky when swimming outside', ''),
  ])
})
