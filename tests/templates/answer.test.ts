import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { marked } from '../../generator/dev/studio/marks.ts'
import { type StudioApi, studioPath, tokenHeader, writePlace } from '../../src/shared/studio.ts'
import { programFor } from '../../templates/page/program.ts'
import { clearwater, copyOf, emptyFolder } from '../support/world.ts'

// Responses of the development server; see also tests/e2e/dev.spec.ts.

it('an address with trailing slashes redirects to the one without, as it does on a host', () => {
  const { answer } = programFor(clearwater)
  expect(answer('/es/')).toEqual({ redirect: '/es' })
  expect(answer('/about//?campaign=a/')).toEqual({ redirect: '/about?campaign=a/' })
  expect(answer('/nothing/')).toEqual({ redirect: '/nothing' })
  expect(answer('//evil.example/')).toEqual({ redirect: '/evil.example' })
  expect(answer('/')).toMatchObject({ status: 200 })
})

it('while there is no practice, the scripts of the page that says so are left to Vite', async () => {
  const { answer, emitted } = programFor(emptyFolder())
  expect(() => answer('/')).toThrow(/^There is no YAML/)
  expect(await emitted('/src/develop/take-words.ts')).toBeUndefined()
})

it('a text that was changed in a file with an error can be opened in the editor, as the file has it now', async () => {
  const folder = copyOf(clearwater)
  const program = programFor(folder)
  program.answer('/about')
  const file = 'pages/about.yaml'
  const place = (...path: (string | number)[]) => ({ file, path: ['en', ...path] })
  const text = readFileSync(join(folder, file), 'utf8')
  const section = '    - id: new\n      heading: New\n      blocks: [New words]\n'
  const edited = text.replace('About our practice', 'Who we are today').replace('  sections:\n', `$&${section}`)
  writeFileSync(join(folder, file), `${edited}\nunknown: 1\n`)
  program.forgetSite()
  const shown = program.answer('/about', { isEditing: true })
  expect(shown).toMatchObject({ html: expect.stringContaining(marked('About our practice', place('heading'))) })

  const open = async (path: string) => {
    const request = new Request(`http://localhost:3000${studioPath}text`, {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/json',
        [tokenHeader]: 'token',
      },
      body: JSON.stringify({ place: path }),
    })
    const answer = await program.studio(request, {
      address: '127.0.0.1',
      token: 'token',
      out: `${folder}-dist`,
      history: join(folder, 'saves.json'),
      logError: (error) => expect.unreachable(String(error)),
    })
    const { texts } = (await answer.json()) as StudioApi['text']['answers']
    return texts[0]!.text
  }
  expect(await open(writePlace(place('heading')))).toBe('Who we are today')
  // It was the second section on the page, and is the third in the file.
  expect(await open(writePlace(place('sections', 1, 'heading')))).toBe('How we like to work')
})
