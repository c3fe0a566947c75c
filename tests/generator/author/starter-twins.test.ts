import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, starterFolder } from '../../../generator/folders.ts'
import { starterFile } from '../../../generator/parse/own-words.ts'
import { starterProfession } from '../../../generator/parse/starter-profession.ts'
import { isGroup, valueAt } from '../../../generator/read/raw-values.ts'
import { walk } from '../../../generator/read/walk.ts'

const aboutEyes =
  /\b(?:ojos?|vista|visual|visión|lentes?|anteojos|armazones|retina|optom\p{L}+|pupilas?|receta)\b|\bven?\b/iu

/** The Spanish texts of a file of the starter whose English names the profession. */
function twins(file: string): string[] {
  const found: string[] = []
  walk(starterFile(file), (group) => {
    if (!isGroup(group) || !isGroup(group.en)) return undefined
    walk(group.en, (text, path) => {
      if (typeof text === 'string' && starterProfession.words.test(text)) found.push(String(valueAt(group.es, path)))
      return undefined
    })
    return false
  })
  return found
}

// A practice of another profession is told to rewrite both: it must not be told to rewrite Spanish that fits any.
it('the Spanish of each text of a new practice that is about eyes in English is about eyes as well', () => {
  const pages = readdirSync(join(root, starterFolder, 'pages'), { recursive: true, encoding: 'utf8' })
  const files = [
    'notices.yaml',
    'services.yaml',
    ...pages.filter((file) => file.endsWith('.yaml')).map((file) => `pages/${file}`),
  ]
  const texts = files.flatMap(twins)
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((text) => !aboutEyes.test(text))).toEqual([])
})
