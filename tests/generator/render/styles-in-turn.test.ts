import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'
import { stylesInTurn } from '../../../generator/render/bundle/styles-in-turn.ts'
import { emptyFolder } from '../../support/world.ts'

const importing = (file: string) => `@import './${file}';`

/** A stylesheet of many files, each of which imports the next, and the development server's plugin that compiles it. */
async function opened() {
  const folder = emptyFolder()
  const file = (name: string) => join(folder, name)
  writeFileSync(file('main.css'), importing('1.css'))
  const depth = 20
  for (let level = 1; level < depth; level++) writeFileSync(file(`${level}.css`), importing(`${level + 1}.css`))
  const save = (color: string) => writeFileSync(file(`${depth}.css`), `h1 { color: --alpha(${color} / 50%) }`)
  const plugins = stylesInTurn()
  await resolveConfig({ configFile: false, root: folder, plugins }, 'serve')
  const { transform } = plugins.find(({ apply }) => apply === 'serve')! as Plugin
  if (typeof transform !== 'object') throw new Error('the plugin compiles nothing')
  /** `onFile` is called with each file that the stylesheet is found to be made of. */
  const compile = async (onFile: (path: string) => void = () => {}, css = importing('1.css')) => {
    const context = { addWatchFile: onFile } as unknown as ThisParameterType<typeof transform.handler>
    return ((await transform.handler.call(context, css, file('main.css'))) as { code: string }).code
  }
  return { save, compile }
}

describe('a stylesheet', () => {
  it('that is saved again while it is compiled is compiled again as saved', async () => {
    const { save, compile } = await opened()
    save('red')
    await compile()
    save('green')
    let second: Promise<string> | undefined
    const first = compile(() => {
      if (second !== undefined) return
      save('blue')
      second = compile()
    })
    await first
    expect(await second).toContain('blue')
  })

  it('is compiled again after a mistake', async () => {
    const { save, compile } = await opened()
    save('red')
    const wrong = compile(undefined, importing('none.css'))
    const right = compile()
    await expect(wrong).rejects.toThrow('none.css')
    expect(await right).toContain('red')
  })
})
