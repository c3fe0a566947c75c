import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), vike()],
  cacheDir: '.cache/vite',
  // Published by the generator, which knows what a host may see: see generator/publish.ts.
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
      build: { rollupOptions: { input: { 'render-document': './templates/render-document.tsx' } } },
    },
  },
}))
