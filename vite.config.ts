import { readdirSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { packageFolder } from './generator/packages.ts'
import { stylesInTurn } from './generator/render/bundle/styles-in-turn.ts'

if (process.env.SIGHTLINE_BUNDLE !== undefined) endWithCommand()

// Vike runs every script whose name begins with a plus, wherever it is. Those in the manifest and in public/ are not ours.
process.env.VIKE_CRAWL = JSON.stringify({ ignore: '!(templates)/**' })

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    stylesInTurn(),
    vike(),
    withoutVikesRuntime(),
    importsArrived(),
    sonnerWithoutStyleElement(),
    sheets(),
  ],
  // Pre-bundles everything the browser's script imports, so that no page loads twice in development. Sonner is excluded
  // because pre-bundling would bypass the plugin that strips it.
  optimizeDeps: { entries: ['templates/+client.ts'], exclude: ['sonner'] },
  cacheDir: '.cache/vite',
  // Otherwise Vite looks for a configuration of PostCSS up to the root of a workspace: that of another project.
  css: { postcss: { plugins: [withoutLessThan()] } },
  // A project that Sightline is installed in may have another React, nearer to the packages that use it.
  resolve: { dedupe: ['react', 'react-dom'] },
  server: {
    // Vite lets the pages of every other server on this machine read ours, and with them the token of the editor.
    cors: false,
    // node_modules may be a symlink, for example when several checkouts share one, or the folder of an installed package.
    fs: { allow: ['.', dirname(realpathSync(packageFolder('sonner')))], deny: unserved },
  },
  // The generator publishes public/, because it knows what a host may see: see generator/publish-site.ts. dev serves it.
  publicDir: false,
  // Set by generator/render/bundle/start-vite.ts. Vike reads the command line too and does not know --outDir.
  build: {
    outDir: process.env.SIGHTLINE_BUNDLE,
    emptyOutDir: true,
    // iPhones and iPads that get no more updates stay on iOS 15, whose Safari ignores a media query with `<` or `>=`.
    cssTarget: ['chrome107', 'edge107', 'firefox104', 'safari15.4'],
    // Vite lists no file for a module that needs no others. importArrived has to know that one too.
    modulePreload: { resolveDependencies: (file, needed) => (needed.length === 0 ? [file] : needed) },
    // Vike would name each stylesheet after its whole path and a hash of that: 100 bytes of gzip on every page.
    rolldownOptions: { output: { manualChunks: (id) => /([\w-]+)\.css$/.exec(id)?.[1] } },
  },
  environments: {
    // Leaves out what React tells its DevTools, which visitors do not have: 0.4 kB of gzip. They work in development.
    client: { ...(command === 'build' && { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }) },
    ssr: {
      // The bundled React is always the production build, whatever NODE_ENV says later: ten times as fast.
      ...(command === 'build' && {
        resolve: { noExternal: ['react', 'react-dom'] },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        rollupOptions: {
          input: {
            'render-document': './templates/render-document.tsx',
            markup: './templates/fast-path/markup.ts',
            'draw-view': './templates/draw-view.tsx',
            'draw-eye': './templates/draw-eye.tsx',
          },
        },
      },
    },
  },
}))

/** Files the development server must never serve: Vite's own list, and the messages posted to try out the forms. */
const unserved = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  'received.jsonl',
]

/**
 * Builds each of templates/styles/sheets separately: generator/render/bundle/client-files.ts finds them in the manifest
 * of the build.
 */
function sheets(): Plugin {
  const folder = new URL('templates/styles/sheets/', import.meta.url)
  return {
    name: 'sheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const name of readdirSync(folder))
        this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(name, folder)), name })
    },
  }
}

/**
 * Empties Vike's own runtime, which is never sent to a browser. Code it shared with our script would end up in a
 * separate file, and our script could not start until that too had arrived, a round trip later.
 */
function withoutVikesRuntime(): Plugin {
  return {
    name: 'without-vikes-runtime',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'pre',
      filter: { id: /\/vike\/dist\/client\/runtime-server-routing\/entry\.js/ },
      handler: () => ({ code: '', map: null }),
    },
  }
}

/**
 * Replaces the function that Vite wraps imports in: its `modulepreload` loses a module that fails to load to Firefox and
 * WebKit until the page is left. Ours is also a third of its size.
 */
function importsArrived(): Plugin {
  const file = new URL('src/import-arrived.ts', import.meta.url)
  return {
    name: 'imports-arrived',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importArrived as __vitePreload } from ${JSON.stringify(fileURLToPath(file))}`,
    },
  }
}

/**
 * Writes `(width < 48rem)` as a greatest width. Lightning CSS would make it `not (min-width: 48rem)`, and the browsers
 * that know no `<` know no `not` without a media type either.
 */
const withoutLessThan = () => ({
  postcssPlugin: 'without-less-than',
  AtRule: {
    media: (rule: { params: string }) => {
      rule.params = rule.params.replace(
        /\((?:(\S+) <= )?(width|height) < ([\d.]+)rem\)/g,
        (_, start, side, end) =>
          `${start === undefined ? '' : `(min-${side}: ${start}) and `}(max-${side}: ${Number(end) - 0.001}rem)`,
      )
    },
  },
})

/**
 * On import, sonner 1.7.4 appends a `<style>` with its whole stylesheet (14,625 bytes) to the head, which `style-src
 * 'self'` blocks. The same rules are in `sonner/dist/styles.css`, which src/islands/toasts imports: a file of our own,
 * loaded with the first toast. So this removes that one call from the module, and tree shaking drops the function it
 * called. The styles that React sets on toasts go through `node.style`, which the policy allows. The alternative, the
 * element's hash in the policy, would have to follow every byte of the library and cost a second copy.
 */
function sonnerWithoutStyleElement(): Plugin {
  const call = /\b[\w$]+\(`:where\(html\[dir="ltr"\]\)[^`]*`\);/
  return {
    name: 'sonner-without-style-element',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        if (!call.test(code)) throw new Error('sonner no longer adds its stylesheet as 1.7.4 does: look at it again')
        return { code: code.replace(call, ''), map: null }
      },
    },
  }
}

/**
 * Ends the build when the command that started it is gone, however that ended: alone, it would keep a core busy forever
 * with output that nobody reads.
 */
function endWithCommand() {
  process.stdin.once('end', () => process.exit(1)).resume()
  if ('unref' in process.stdin) process.stdin.unref()
}
