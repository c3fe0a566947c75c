import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { context, stop } from 'esbuild'
import { isRunning } from '../disk/lock-file.ts'
import { makeFolder } from '../disk/make-folder.mjs'
import { cacheFolder, fromRoot, root } from '../folders.ts'
import type { Loaded } from '../load-site.ts'
import { importModule } from '../run/import-module.ts'
import type { SentFile } from './emitted.ts'
import type { StudioContext } from './studio/context.ts'
import type { Caller } from './studio/receive.ts'

/**
 * What templates/page/program.ts makes for a manifest's folder. Declared here, because this folder imports no
 * templates.
 */
export interface Program {
  /** The manifest as it is on disk. */
  developSite: () => Loaded
  /** Makes the next `developSite` read the manifest again. */
  forgetSite: () => void
  /** The stylesheet that all practices share, themed for this one. */
  dressStyles: (css: string) => string
  /** While editing, texts are marked with their place in the manifest. */
  answer: (url: string, options?: { isEditing?: boolean }) => Answer
  /** Answers an editor call. */
  studio: (request: Request, caller: Caller & Pick<StudioContext, 'out' | 'history'>) => Promise<Response>
  /** The file of the site at a path that is no page; undefined if there is none, or if the site cannot be loaded. */
  emitted: (path: string) => Promise<SentFile | undefined>
  /** The page that shows an error in a template, or anywhere else in the program. */
  failurePage: (error: unknown) => string
}

/** What a host would answer: a document, or where to go instead. */
export type Answer = { status: number; html: string } | { redirect: string }

/** The program as last compiled, if it ever was, and the failure if the latest code does not compile. */
export type Compiled = { program: Program; failure?: Error } | { program: undefined; failure: Error }

/** The program, compiled again whenever its code changes. */
export interface OpenProgram {
  /** The program as last compiled: waits for a compilation in progress, and starts the first. */
  current: () => Promise<Compiled>
  compile: () => Promise<Compiled>
  /** Whether a file is part of the program. While the code does not compile, any file may be. */
  isOf: (path: string) => boolean
  close: () => Promise<void>
}

/** Each server has a folder of its own there, named by its process. */
const programs = join(cacheFolder, 'dev')

/** Removes the programs of servers that were killed before they could do so, for example by closing the terminal. */
function removeAbandoned(): void {
  if (!existsSync(programs)) return
  for (const pid of readdirSync(programs))
    if (!isRunning(Number(pid))) rmSync(join(programs, pid), { recursive: true, force: true })
}

/**
 * Compiles generator and templates for development into one file. Vite would load each of several hundred modules
 * separately, and the first page would come two seconds later. While the code does not compile, the last program stays
 * in use, along with the failure.
 */
export async function openProgram(manifest: string): Promise<OpenProgram> {
  removeAbandoned()
  const folder = join(programs, String(process.pid))
  // If this fails, the error says why. esbuild's own would say only that the build failed.
  makeFolder(folder)
  const build = await context({
    absWorkingDir: root,
    entryPoints: { program: 'templates/page/program.ts' },
    outdir: folder,
    // Named by its content, because Node loads a module only once per name.
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    external: ['sharp', 'satori', 'esbuild'],
    sourcemap: true,
    metafile: true,
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'silent',
  })
  // Cleans up even when Ctrl+C ends the process in the middle of its work.
  process.once('exit', () => {
    // esbuild prints a stack trace if it is left waiting for an answer.
    void stop()
    rmSync(folder, { recursive: true, force: true })
  })
  process.setSourceMapsEnabled(true)
  let inputs = new Set<string>()
  let compiled: Promise<Compiled> | undefined
  let isBroken = false
  const recompile = async (before: Promise<Compiled> | undefined): Promise<Compiled> => {
    const program = (await before)?.program
    try {
      const { metafile } = await build.rebuild()
      inputs = new Set(Object.keys(metafile.inputs))
      const file = Object.keys(metafile.outputs).find((output) => metafile.outputs[output]!.entryPoint !== undefined)!
      const module = await importModule<{ programFor: (folder: string) => Program }>(
        pathToFileURL(join(root, file)).href,
      )
      isBroken = false
      return { program: module.programFor(manifest) }
    } catch (error) {
      isBroken = true
      return { program, failure: error as Error }
    }
  }
  const compile = () => {
    compiled = recompile(compiled)
    return compiled
  }
  return {
    current: () => compiled ?? compile(),
    compile,
    isOf: (path) => isBroken || inputs.has(fromRoot(path)),
    close: () => build.dispose(),
  }
}
