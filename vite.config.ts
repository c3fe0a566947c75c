import { readdirSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), vike(), withoutVikesRuntime(), sonnerWithoutStyleElement(), sheets()],
  // Bundled beforehand for development: all that the browser's script leads to, so that no page is loaded twice. Sonner
  // would pass by the plugin that strips it.
  optimizeDeps: { entries: ['templates/+client.ts'], exclude: ['sonner'] },
  cacheDir: '.cache/vite',
  // The folder of packages may be a link, as it is where one folder serves several checkouts; the font comes from there.
  server: { fs: { allow: ['.', realpathSync(new URL('node_modules', import.meta.url))], deny: unserved } },
  // Published by the generator, which knows what a host may see: see generator/publish/publish-site.ts.
  publicDir: command === 'build' ? false : 'public',
  // Where generator/render/bundle.ts wants it; Vike reads the command line too, and knows no --outDir.
  build: { outDir: process.env.SIGHTLINE_BUNDLE, emptyOutDir: true },
  environments: {
    ssr: {
      // React inside the bundle is React built for production, whatever NODE_ENV says later: ten times as fast.
      ...(command === 'build' && {
        resolve: { noExternal: ['react', 'react-dom'] },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        rollupOptions: {
          input: {
            'render-document': './templates/render-document.tsx',
            markup: './templates/markup.ts',
            'draw-view': './templates/draw-view.tsx',
            'draw-eye': './templates/draw-eye.tsx',
          },
        },
      },
    },
  },
}))

/** What no program may ask the development server for: Vite's own list, and what was posted to try out the forms. */
const unserved = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  'received.jsonl',
]

/** Builds each of templates/styles/sheets by itself: generator/render/bundle.ts finds them in the manifest. */
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
 * Empties Vike's own runtime, which no browser is sent. What it shared with our script would lie in a file of its own:
 * that script could not begin before it too had come, a round trip later.
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
 * The moment it is imported, sonner 1.7.4 appends a `<style>` with its whole stylesheet (14,625 bytes) to the head, which
 * `style-src 'self'` refuses. The same rules are in `sonner/dist/styles.css`, which src/islands/toasts imports: a file of
 * our own, loaded with the first toast. So that one call is taken out of the module, and the function it called falls to
 * tree shaking. The styles that React writes on toasts go through `node.style`, which the policy allows. The alternative,
 * the hash of the element in the policy, would have to follow every byte of the library and cost a second copy.
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
