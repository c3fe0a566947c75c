import type { KnipConfig } from 'knip'

// Entry points: files that are started rather than imported, and by what. All other files must be reachable from these.

export default {
  entry: [
    // Compiled by generator/sightline.mjs, which package.json names.
    'generator/program.ts',
    'generator/run/thread-entry.mjs',
    // A separate process, started by generator/photos/facts.ts.
    'generator/photos/look.mjs',
    // Run by hand to update the gazetteer, see generator/gazetteer/LICENSE.md.
    'generator/gazetteer/make-places.ts',
    // Compiled into the head of every page by generator/render/bundle/boot-snippet.ts.
    'src/gate/boot.ts',
    // Bundled with the templates by generator/edge/bundle-worker.ts.
    'generator/edge/worker.ts',
    'generator/edge/chain/worker.ts',
    // Compiled into sw.js by generator/emit/service-worker.ts.
    'src/offline/worker.ts',
    // Compiled by generator/dev/program.ts, and named in the pages of generator/dev/serve-pages.ts: development only.
    'templates/page/program.ts',
    'src/develop/take-words.ts',
    // Put into pages by generator/dev/studio/studio.ts.
    'src/studio/start.ts',
    // Found by Vike, by name.
    'templates/{,page/,_error/}+*.{ts,tsx}',
    // Named in vite.config.ts, which knip must not run: Vike would write files into templates/ meanwhile.
    'vite.config.ts',
    'templates/{render-document,draw-view,draw-eye}.tsx',
    'templates/fast-path/markup.ts',
    'templates/styles/sheets/*.css',
    // Imported by glob in tests/templates/examples.test.ts.
    'templates/**/*.examples.tsx',
    // Compiled and measured by tests/bench/sightline.ts.
    'tests/bench/{floor,naive-loop,pictures}.ts',
    // Separate processes, and what is loaded into them with --import.
    'tests/support/{print-examples.ts,*.mjs}',
    // Loaded by Vite for tests/gallery/serve-gallery.ts, and named in its page.
    'tests/gallery/{rendered-parts,in-browser}.ts',
    // Named on Vitest's command line by tests/mutants/run-tests.ts.
    'tests/mutants/without-site.config.ts',
    // Put on the PATH as gh by tests/workflow.
    'tests/workflow/gh-stub.mjs',
  ],
  project: ['generator/**/*.{ts,mjs}', '{templates,src}/**/*.{ts,tsx,css}', 'tests/**/*.{ts,tsx,mjs}', '*.ts'],
  vite: false,
  compilers: {
    // Stylesheets import stylesheets and fonts.
    css: (text) => [...text.matchAll(/(?:@import |url\()('[^']+')/g)].map(([, file]) => `import ${file}`).join('\n'),
  },
  include: ['files', 'exports', 'types', 'dependencies', 'unlisted', 'unresolved', 'cycles'],
  ignoreDependencies: [
    // Read as folders by generator/build/share-picture/fonts.ts and generator/theme/.
    /^@fontsource(-variable)?\//,
    // Started by tests/support/language-server.ts.
    'yaml-language-server',
  ],
} satisfies KnipConfig
