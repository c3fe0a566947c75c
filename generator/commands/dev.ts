import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { ViteDevServer } from 'vite'
import { everySave } from '../dev/every-save.ts'
import { guardEditor } from '../dev/guard-editor.ts'
import { guardLinks } from '../dev/guard-links.ts'
import { developmentStyles, linkStyles } from '../dev/link-styles.ts'
import { type Compiled, openProgram } from '../dev/program.ts'
import { receivePosts } from '../dev/receive-posts.ts'
import { reloadOnSave } from '../dev/reload.ts'
import { servePages } from '../dev/serve-pages.ts'
import { studio } from '../dev/studio/studio.ts'
import { serveThemeStyles } from '../dev/theme-styles.ts'
import { isInside } from '../disk/is-inside.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { cacheFolder, publicFolderOf, root } from '../folders.ts'
import { renewSchemas } from '../json-schema/write-schemas.ts'
import type { Loaded } from '../load-site.ts'
import { requireFolder } from '../practice-folder.ts'
import { warnOnce } from '../problems/news.ts'
import { releasesFolder } from '../publish/releases.ts'
import { stageFolder } from '../publish/stage.ts'
import { importModule } from '../run/import-module.ts'
import { keepReceived } from '../serve/keep-received.ts'
import { isLinkedFrom } from '../serve/leads-outside.ts'
import type { Io } from './terminal/io.ts'
import { report } from './terminal/report.ts'

export interface DevOptions {
  port: number
}

/** Starts the development server: pages are rendered on request and change in the browser when a file changes. */
export async function dev(io: Io, { port }: DevOptions): Promise<ExitCode> {
  // Not only once the program is compiled.
  requireFolder(io.manifest)
  // For parts that are compiled separately.
  process.env.SIGHTLINE_HOME = process.cwd()
  // Vike treats a path as absolute only if it begins with the first folder of the current directory, and checks that
  // again whenever it reads its configuration.
  process.chdir(root)
  const reportProblems = problemReporter(io)
  const publicFolder = publicFolderOf(io.manifest)
  const program = await openProgram(io.manifest)
  // esbuild works in parallel, while we load Vike and Vite.
  const compiled = program.compile()
  try {
    const { dev: start } = await importModule<typeof import('vike/api')>('vike/api')
    // Before the server starts: a server that is closed while Vike is still loading prints errors of its own.
    const loaded = firstSite(await compiled)
    const { viteServer: server } = await start({
      viteConfig: {
        root,
        publicDir: publicFolder,
        // Messages about reloads and requests would bury the problems of the manifest.
        logLevel: 'warn',
        server: {
          port,
          host: 'localhost',
          watch: { ignored: [isOwnOutput(io), isLinkedFrom([io.manifest, publicFolder])] },
        },
        plugins: [
          linkStyles(),
          everySave(),
          guardEditor(),
          guardLinks(publicFolder),
          receivePosts(keepReceived(io.note)),
          reloadOnSave({ manifest: io.manifest, program, reportProblems }),
          serveThemeStyles(program.current, io.manifest),
          studio(io, program.current),
          servePages(program.current, publicFolder),
        ],
      },
    })
    reportProblems(loaded)
    const url = `http://localhost:${(server.httpServer!.address() as AddressInfo).port}`
    if (io.json) io.print(JSON.stringify({ event: 'listening', url }))
    else io.print(`Developing at ${url} - stop with Ctrl+C`)
    warmUp(server)
    await once(server.httpServer!, 'close')
    return exitCodes.ok
  } finally {
    await program.close()
  }
}

function firstSite({ program, failure }: Compiled): Loaded {
  if (program === undefined) throw failure
  return program.developSite()
}

/** Whether a path is our own output, which is not watched: a site and its releases may have forty thousand files. */
export function isOwnOutput({ out, manifest }: Pick<Io, 'out' | 'manifest'>): (path: string) => boolean {
  const own = [cacheFolder, out, stageFolder(out), releasesFolder(out)]
  return (path) => own.some((folder) => isInside(path, folder)) && !isInside(path, manifest)
}

/**
 * Reports every error each time the manifest is loaded, but each warning only once. Also renews the schemas, so that
 * editors know new names at once.
 */
function problemReporter(io: Io): (loaded: Loaded) => void {
  const pick = warnOnce()
  let wasBroken = false
  return ({ problems, sources, loose, site }) => {
    renewSchemas(io.manifest, loose)
    report({ problems: pick(problems), sources }, io)
    if (wasBroken && site !== undefined) io.note('The manifest is good again.')
    wasBroken = site === undefined
  }
}

/** Prepares what the first page requests. A failure here recurs on that request, and is reported then. */
function warmUp(server: ViteDevServer): void {
  server.environments.client.transformRequest(`${developmentStyles}?direct`).catch(() => {})
}
