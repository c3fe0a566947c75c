import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../generator/folders.ts'
import { isAllowed, licenceOf } from './licences.ts'
import { lockedPackages, nameOf, shippedBom } from './shipped.ts'

const bom = shippedBom()
const locked = [...lockedPackages()]

describe('the bill of materials', () => {
  it('lists every package that builds the site, and none that only tests use', () => {
    const shipped = locked.filter(([, { dev }]) => dev !== true).map(nameOf)
    expect(bom.bomFormat).toBe('CycloneDX')
    expect(bom.components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual([...new Set(shipped)].sort())
  })

  it('lists every direct dependency, and everything that a package depends on', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const names = new Set(bom.components.map(({ name }) => name))
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([])
    const refs = new Set(bom.components.map((each) => each['bom-ref']))
    expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([])
  })
})

describe('a shipped package', () => {
  it('is under a license that somebody has reviewed', () => {
    const others = bom.components.filter((each) => !isAllowed(licenceOf(each)))
    expect(others.map((each) => `${each.name} ${licenceOf(each)}`)).toEqual([])
  })

  it.each(['', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', '(MIT OR SSPL-1.0)', 'SEE LICENSE IN x'])(
    'would not be accepted under %j',
    (licence) => expect(isAllowed(licence)).toBe(false),
  )
})

describe('an installed package', () => {
  it('is pinned by its hash, and comes from the registry alone', () => {
    const own = locked.filter(([, { inBundle }]) => inBundle !== true)
    expect(own.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(nameOf)).toEqual([])
    expect(own.filter(([, { resolved }]) => resolved?.startsWith('https://registry.npmjs.org/') === false)).toEqual([])
  })

  it('has no install script that the site needs: that of esbuild only saves starting a process', () => {
    const withScript = locked.filter(([, each]) => each.hasInstallScript)
    const namesOf = (packages: typeof withScript) => packages.map(([folder]) => folder)
    expect(namesOf(withScript.filter(([, { dev }]) => dev !== true))).toEqual(['node_modules/esbuild'])
    // The runtime of the edge, for its tests and its preview. It starts without these scripts too.
    expect(namesOf(withScript.filter(([, { dev }]) => dev === true))).toEqual([
      'node_modules/miniflare/node_modules/sharp',
      'node_modules/workerd',
    ])
  })
})
