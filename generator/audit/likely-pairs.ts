/** The hashes in a page's signature, and the number of sorted lists in which its neighbors are looked for. */
const signatureLength = 64
const lists = 16
/** How many of the pages after it in each list a page is compared with. */
const neighbors = 2

/**
 * Pairs of pages, by index, that probably share many runs. Each list sorts the pages by their signatures, starting from
 * a different hash: two pages that share many runs have many hashes in common, and end up adjacent in some list.
 */
export function* likelyPairs(family: readonly Int32Array[]): Iterable<readonly [number, number]> {
  const signatures = family.map(signatureOf)
  const known = new Set<number>()
  for (let list = 0; list < lists; list += 1) {
    const start = (list * signatureLength) / lists
    const sorted = [...family.keys()].sort((a, b) => compareFrom(start, signatures[a]!, signatures[b]!))
    for (const [place, page] of sorted.entries()) {
      for (const other of sorted.slice(place + 1, place + 1 + neighbors)) {
        const pair = Math.min(page, other) * family.length + Math.max(page, other)
        if (known.has(pair)) continue
        known.add(pair)
        yield [page, other]
      }
    }
  }
}

/** One-permutation MinHash: runs are divided into buckets by their lowest bits, and the smallest of each is kept. */
function signatureOf(runs: Int32Array): Int32Array {
  const signature = new Int32Array(signatureLength).fill(0x7fffffff)
  for (const run of runs) {
    const lot = (run >>> 0) % signatureLength
    if (run < signature[lot]!) signature[lot] = run
  }
  return signature
}

function compareFrom(start: number, a: Int32Array, b: Int32Array): number {
  for (let step = 0; step < signatureLength; step += 1) {
    const at = (start + step) % signatureLength
    if (a[at] !== b[at]) return a[at]! < b[at]! ? -1 : 1
  }
  return 0
}
