import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../generator/folders.ts'
import { withSite } from '../support/made-site.ts'
import { csp } from './csp.ts'
import { htmlCodeSniffer } from './html-codesniffer.ts'
import { ibm } from './ibm.ts'
import { eachKind, type Juror } from './juror.ts'
import { kept } from './kept.ts'
import { lighthouse } from './lighthouse.ts'
import { linkinator } from './linkinator.ts'
import { installPackages } from './packages.ts'
import { printVerdict } from './print-verdict.ts'
import { structuredData } from './structured-data.ts'
import { vnu } from './vnu.ts'
import { weigh } from './weigh.ts'

// npm run jury -- [--only vnu,ibm] [--manifest <folder>]
// 0: every finding is explained in kept.ts. 1: some are not, an entry there is stale, or no juror could run.

const jurors: readonly Juror[] = [vnu, linkinator, htmlCodeSniffer, ibm, csp, structuredData, lighthouse]

const ownManifest = join(root, 'manifest')

const options = {
  only: { type: 'string' },
  manifest: { type: 'string', default: ownManifest },
} as const

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** True when nothing is left to explain. */
async function run(): Promise<boolean> {
  const { values } = parseArgs({ options })
  const chosen = choose(values.only)
  const manifest = resolve(values.manifest)
  const trouble = installPackages(console.error)
  if (trouble !== undefined) console.error(`npm could not install the jurors:\n${trouble}`)
  const present = chosen.flatMap((juror) => {
    const availability = juror.available()
    if ('version' in availability) return { juror, version: availability.version }
    console.log(`${juror.name}: skipped, because ${availability.missing}`)
    return []
  })
  if (present.length === 0) throw new Error('No juror can run.')
  return withSite(manifest, async (site) => {
    let isGood = true
    for (const { juror, version } of present) {
      const pages = juror.reads === 'every page' ? site.pages : eachKind(site.pages)
      const start = performance.now()
      const verdict = weigh(juror.name, await juror.ask(pages, site), kept)
      const seconds = ((performance.now() - start) / 1000).toFixed(0)
      const { unexplained, explained, stale } = verdict
      console.log(
        `${juror.name} ${version}: ${pages.length} pages, ${seconds} s, ` +
          `${unexplained.length} findings, ${explained} kept with a reason`,
      )
      // Another practice may lack something that an entry is about.
      const outdated = manifest === ownManifest ? stale : []
      for (const line of printVerdict({ unexplained, stale: outdated })) console.log(line)
      if (unexplained.length > 0 || outdated.length > 0) isGood = false
    }
    return isGood
  })
}

function choose(only: string | undefined): readonly Juror[] {
  if (only === undefined) return jurors
  return only.split(',').map((name) => {
    const juror = jurors.find((each) => each.name === name)
    if (juror !== undefined) return juror
    throw new Error(`--only takes ${jurors.map((each) => each.name).join(', ')}, not "${name}".`)
  })
}
