#!/usr/bin/env node
// Runs the TypeScript beside it. It is compiled into the cache the first time each version of it runs (60 ms): starting
// through a loader that compiles as it goes costs 0.3 s every time, more than most commands take.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Older versions stay a while: another command may be running one. */
const anHourMs = 3_600_000

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const compiled = join(root, '.cache', 'cli', sourceKey())
if (!existsSync(compiled)) await compile(compiled)
await import(pathToFileURL(join(compiled, 'cli.mjs')).href)

function sourceKey() {
  const hash = createHash('sha1')
  for (const folder of ['generator', 'src/shared']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.ts$|^sightline\.mjs$/.test(file)) hash.update(file).update(readFileSync(join(root, folder, file)))
    }
  }
  return hash
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16)
}

async function compile(folder) {
  const { build } = await import('esbuild')
  const unfinished = `${folder}.${process.pid}`
  await build({
    entryPoints: { cli: join(root, 'generator/cli.ts'), 'render-worker': join(root, 'generator/render/worker.ts') },
    outdir: unfinished,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    // Loaded only by the commands that need them, and heavy or native.
    external: ['vite', 'vike', 'sharp', 'satori', 'esbuild'],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another command compiled the same version meanwhile.
    rmSync(unfinished, { recursive: true, force: true })
  }
  for (const other of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), other)
    if (path !== folder && Date.now() - statSync(path).mtimeMs > anHourMs)
      rmSync(path, { recursive: true, force: true })
  }
}
