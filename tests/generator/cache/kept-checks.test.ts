import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../generator/load-site.ts'
import { clearwater, copyOf } from '../../support/world.ts'

/** The codes of the problems that a new process finds in a file. */
const codesIn = (folder: string, file: string) =>
  loadSite(folder)
    .problems.filter((each) => each.file === file)
    .map(({ code }) => code)

const textIn = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

describe('a file in which an earlier process found nothing is checked again', () => {
  it('once it is readable, even if it decodes to the same text: a letter in another encoding became a question mark', () => {
    const folder = copyOf(clearwater)
    const file = 'pages/about.yaml'
    const bytes = Buffer.from(textIn(folder, file).replace('intro: ', 'intro: Caf\u00e9. '), 'latin1')
    writeFileSync(join(folder, file), bytes)
    expect(codesIn(folder, file)).toEqual(['YAML_SYNTAX'])
    writeFileSync(join(folder, file), bytes.toString('utf8'))
    expect(codesIn(folder, file)).toContain('GARBLED_TEXT')
  })

  it('once a language is published, for the words that are avoided in it', () => {
    const folder = copyOf(clearwater)
    const languages = textIn(folder, 'languages.yaml')
    const file = 'prices.yaml'
    writeFileSync(
      join(folder, 'ui/glossary.yaml'),
      '- language: es\n  avoid: [sillón]\n  use: silla\n  why: it is a word for furniture.\n',
    )
    writeFileSync(join(folder, file), textIn(folder, file).replace('Examen para adultos', 'Examen en el sillón'))
    writeFileSync(join(folder, 'languages.yaml'), `${languages.trimEnd()}\n  published: false\n`)
    expect(codesIn(folder, file)).not.toContain('AVOIDED_WORD')
    writeFileSync(join(folder, 'languages.yaml'), languages)
    expect(codesIn(folder, file)).toContain('AVOIDED_WORD')
  })
})
