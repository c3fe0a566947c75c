import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { posixWord, windowsWord } from '../../../generator/problems/shell-word.ts'

it('a word of a command is what the shell reads back', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom(...`aé./ '"\\$\`*?~#&;|<>(){}[]!=%\n`), minLength: 1 }), {
    minLength: 50,
  })
  fc.assert(
    fc.property(words, (given) => {
      const printed = execFileSync('sh', ['-c', `printf '%s\\0' ${given.map(posixWord).join(' ')}`]).toString()
      expect(printed.split('\0').slice(0, -1)).toEqual(given)
    }),
    { numRuns: 5 },
  )
})

it('a word of letters, digits and the marks of paths stays as it is', () => {
  for (const word of ['../clinic', 'pages/about.yaml', 'Práxis', '--only', 'UNKNOWN_KEY', '/m/2']) {
    expect(posixWord(word)).toBe(word)
    expect(windowsWord(word)).toBe(word)
  }
})

it.each([
  ['..\\clinic', '..\\clinic'],
  ['C:\\Users\\Ana\\clinic', 'C:\\Users\\Ana\\clinic'],
  ['..\\our clinic', '"..\\our clinic"'],
  ['The "Eye" Place', '"The \\"Eye\\" Place"'],
])('on Windows, %s is written as %s', (word, written) => {
  expect(windowsWord(word)).toBe(written)
})
