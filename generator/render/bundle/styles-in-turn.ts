import tailwindcss from '@tailwindcss/vite'
import type { Plugin } from 'vite'
import { oneAtATime } from '../../one-at-a-time.ts'

/**
 * Tailwind's plugins. The development server's is made to compile one stylesheet at a time: Tailwind forgets which
 * files a stylesheet is made of while it compiles, so a save noticed at that moment would get the old styles, and the
 * page would keep them until the next save. The build's leave it to Vite to optimize: they would rewrite media queries
 * before `withoutLessThan` in vite.config.ts sees them.
 */
export const stylesInTurn = (): Plugin[] =>
  tailwindcss({ optimize: false }).map((plugin) => (plugin.apply === 'serve' ? inTurn(plugin) : plugin))

function inTurn(plugin: Plugin): Plugin {
  const { transform } = plugin
  if (typeof transform !== 'object') return plugin
  const queue = oneAtATime()
  const handler: typeof transform.handler = function (...parameters) {
    return queue(() => transform.handler.apply(this, parameters))
  }
  return { ...plugin, transform: { ...transform, handler } }
}
