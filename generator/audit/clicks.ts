/** The addresses that the page at each address links to, apart from its menus. */
export type LinksByUrl = ReadonlyMap<string, readonly string[]>

/**
 * How many clicks each address is from `home`. Its menus, like those of every page, link to `menu`. An address missing
 * from the result cannot be reached.
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
