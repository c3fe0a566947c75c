import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { themeFile, themeSchema } from '../parse/schemas/theme.ts'
import type { Source } from '../read/read.ts'
import { sourceOf } from '../read/source-of.ts'
import { themeStyles } from '../theme/theme-styles.ts'
import { typefaceStyles } from '../theme/typefaces.ts'
import { developmentStyles } from './link-styles.ts'
import type { Compiled } from './program.ts'

/**
 * Serves the stylesheet with the practice's theme, as publishing does, and again when the theme in `folder` is saved.
 */
export function serveThemeStyles(program: () => Promise<Compiled>, folder: string): Plugin {
  return {
    name: 'sightline:theme-styles',
    apply: 'serve',
    enforce: 'post',
    configureServer(server) {
      const file = join(folder, themeFile)
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (changed) => changed === file && forgetStyles(server))
    },
    async transform(css, id) {
      if (!id.includes(`${developmentStyles}?`) || !id.includes('direct')) return
      return (await program()).program?.dressStyles(css)
    },
  }
}

function forgetStyles({ environments: { client }, config }: ViteDevServer): void {
  const modules = client.moduleGraph.getModulesByFile(join(config.root, developmentStyles))
  for (const each of modules ?? []) client.moduleGraph.invalidateModule(each)
}

/**
 * Themes the stylesheet. It depends only on the theme: saving any other file, even with mistakes, does not change it.
 */
export function inLooks(css: string, sources: readonly Source[]): string {
  const source = sourceOf(sources, themeFile)
  const theme = themeSchema.safeParse(source?.value ?? null).data ?? {}
  return themeStyles(css, theme, typefaceStyles(theme.typeface))
}
