import { describe, expect, it } from 'vitest'
import { neededPackages } from '../../generator/packages.ts'

const own = { dependencies: { vite: '~8.3.0', react: '~19.3.0' }, devDependencies: { vitest: '~4.1.0' } }
const vite = { version: '8.3.1', dependencies: { lightningcss: '^1.0.0' }, optionalDependencies: { fsevents: '2' } }
const react = { version: '19.3.0' }
const lightningcss = { version: '1.32.0' }
const needed = ['lightningcss 1.32.0', 'react 19.3.0', 'vite 8.3.1']

describe('the packages that Sightline needs', () => {
  it('are its dependencies and theirs, without those that only tests use', () => {
    const packages = {
      '': own,
      'node_modules/vite': vite,
      'node_modules/react': react,
      'node_modules/lightningcss': lightningcss,
      'node_modules/vitest': { version: '4.1.0', dev: true },
    }
    expect(neededPackages(packages, '')).toEqual(needed)
  })

  it('are the same in a project that has others, and other versions of the same', () => {
    const packages = {
      'node_modules/sightline': own,
      'node_modules/sightline/node_modules/react': react,
      'node_modules/react': { version: '18.3.1' },
      'node_modules/vite': vite,
      'node_modules/vite/node_modules/lightningcss': lightningcss,
      'node_modules/lightningcss': { version: '1.20.0' },
      'node_modules/left-pad': { version: '1.3.0' },
    }
    expect(neededPackages(packages, 'node_modules/sightline')).toEqual(needed)
  })

  it('are those of one Sightline where a workspace has several', () => {
    const packages = {
      'node_modules/sightline': { version: '0.1.0', ...own },
      'node_modules/react': { version: '18.3.1' },
      'node_modules/vite': vite,
      'node_modules/lightningcss': lightningcss,
      'packages/b': { version: '1.0.0' },
      'packages/b/node_modules/sightline': { version: '0.2.0', ...own },
      'packages/b/node_modules/react': react,
    }
    expect(neededPackages(packages, 'packages/b/node_modules/sightline')).toEqual(needed)
    expect(neededPackages(packages, 'node_modules/sightline')).toContain('react 18.3.1')
  })

  it('are the same where a package with a peer dependency on React is next to another project’s React', () => {
    const hookForm = { version: '7.92.0', peerDependencies: { react: '*' } }
    const packages = {
      'node_modules/react': { version: '18.3.1' },
      'node_modules/react-hook-form': hookForm,
      'packages/site/node_modules/sightline': { dependencies: { ...own.dependencies, 'react-hook-form': '7' } },
      'packages/site/node_modules/react': react,
      'packages/site/node_modules/vite': vite,
      'node_modules/lightningcss': lightningcss,
    }
    const found = neededPackages(packages, 'packages/site/node_modules/sightline')
    expect(found).toEqual(['lightningcss 1.32.0', 'react 19.3.0', 'react-hook-form 7.92.0', 'vite 8.3.1'])
  })

  it('do not include optional ones, which differ from system to system', () => {
    const packages = {
      '': { dependencies: { ...own.dependencies, '@esbuild/linux-x64': '0.28.2' } },
      'node_modules/@esbuild/linux-x64': { version: '0.28.2', optional: true },
      'node_modules/react': {
        ...react,
        peerDependencies: { typescript: '*' },
        peerDependenciesMeta: { typescript: { optional: true } },
      },
      'node_modules/typescript': { version: '7.0.2' },
      'node_modules/vite': { ...vite, peerDependencies: { lightningcss: '*' }, dependencies: {} },
      'node_modules/lightningcss': lightningcss,
    }
    expect(neededPackages(packages, '')).toEqual(needed)
  })
})
