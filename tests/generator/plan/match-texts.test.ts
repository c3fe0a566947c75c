import { expect, it } from 'vitest'
import { matchTexts } from '../../../generator/plan/match-texts.ts'

const line = (before: string, after: string) => ({ before, after })

it('a text counts as an edit of another if at least four words in ten are the same', () => {
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

it('one text in place of one other counts as its edit, however different', () => {
  expect(matchTexts({ removed: ['Old words'], added: ['New text'] })).toEqual([line('Old words', 'New text')])
})
