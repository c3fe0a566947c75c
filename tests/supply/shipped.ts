import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../generator/folders.ts'

/** The parts of a CycloneDX bill of materials that we read. The rest is passed on as npm writes it. */
interface Bom {
  bomFormat: string
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

export interface Component {
  'bom-ref': string
  name: string
  version: string
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[]
}

/** What package-lock.json says about a package, under its folder. */
interface Locked {
  version: string
  dev?: boolean
  hasInstallScript?: boolean
  integrity?: string
  inBundle?: boolean
  resolved?: string
}

export const lockedPackages = (): Map<string, Locked> => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return new Map(Object.entries(packages as Record<string, Locked>).filter(([folder]) => folder !== ''))
}

/** `node_modules/a/node_modules/@b/c` at 1.0.0 -> `@b/c@1.0.0` */
export const nameOf = ([folder, { version }]: [string, Locked]) =>
  `${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`

/**
 * The bill of materials of everything that makes the site or becomes part of it, on any system. Packages only for tests
 * are left out, by the lock file: `npm sbom --omit dev` also drops packages that tests use too, such as zod.
 */
export function shippedBom(): Bom {
  const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const whole = execFileSync('npm', ['sbom', ...options], { cwd: root, maxBuffer: 1e9, encoding: 'utf8' })
  const bom = JSON.parse(whole) as Bom & { metadata: { component: { 'bom-ref': string } } }
  const shipped = new Set([...lockedPackages()].filter(([, { dev }]) => dev !== true).map(nameOf))
  const isKept = ({ name, version }: Component) => shipped.has(`${name}@${version}`)
  const components = bom.components.filter(isKept)
  const refs = new Set([bom.metadata.component['bom-ref'], ...components.map((each) => each['bom-ref'])])
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
  return { ...bom, components, dependencies }
}
