/** Which addresses each address links, its own page's menus left out. */
export type LinksByUrl = ReadonlyMap<string, readonly string[]>

/**
 * How many clicks each address is from `home`, whose menus link `menu` as those of every page do. An address that is
 * missing cannot be reached.
 */
export function clicksFrom(home: string, menu: readonly string[], links: LinksByUrl): Map<string, number> {
  const clicks = new Map([[home, 0]])
  let latest = [home]
  for (let depth = 1; latest.length > 0; depth += 1) {
    const found: string[] = []
    for (const from of latest) {
      for (const to of [...(from === home ? menu : []), ...(links.get(from) ?? [])]) {
        if (clicks.has(to)) continue
        clicks.set(to, depth)
        found.push(to)
      }
    }
    latest = found
  }
  return clicks
}
