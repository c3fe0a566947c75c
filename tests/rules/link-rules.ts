import type { Rule } from './rule.ts'

/** Rules about pages and what they link to. */
export const linkRules: readonly Rule[] = [
  {
    name: 'publishes every row of the page table, and no other page',
    broken: ({ site, pages, find }) => [
      ...[...site.routes].filter(({ url }) => find(url) === undefined).map(({ url }) => `${url} is not published`),
      ...pages.filter(({ url }) => site.routes.findUrl(url) === undefined).map(({ url }) => `${url} is in no row`),
    ],
  },
  {
    name: 'has links that lead to a page, a section or a file that exists',
    broken: ({ pages, find, hasFile }) =>
      pages.flatMap((page) =>
        page.links
          .filter((href) => {
            const [path = '', hash] = href.split('#')
            const target = path === '' ? page : find(path)
            if (target === undefined) return !hasFile(path)
            return hash !== undefined && !target.ids.has(hash)
          })
          .map((href) => `${page.url} leads to ${href}`),
      ),
  },
  {
    name: 'has every page that is its own canonical within reach of the home page of its language',
    broken: ({ site, pages, find }) => {
      const reached = new Set<string>()
      const queue = [...site.routes].filter(({ source }) => source.kind === 'home').map(({ url }) => url)
      for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
        if (reached.has(url)) continue
        reached.add(url)
        for (const href of find(url)?.links ?? []) if (href.startsWith('/')) queue.push(href.split('#')[0]!)
      }
      return pages.filter(({ url, canonical }) => canonical === url && !reached.has(url)).map(({ url }) => url)
    },
  },
  {
    name: 'has links that leave the language of the page only where they say so',
    broken: ({ site, pages }) =>
      pages.flatMap(({ url, anchors }) => {
        const language = site.routes.findUrl(url)?.language
        return anchors.flatMap((tag) => {
          const href = /href="(\/[^"#]*)/.exec(tag)?.[1]
          if (href === undefined || /hreflang=/.test(tag)) return []
          const target = site.routes.findUrl(href)
          return target === undefined || target.language === language ? [] : [`${url}: ${tag}`]
        })
      }),
  },
]
