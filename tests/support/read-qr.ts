// Reads a QR code as a scanner does after it has found the modules: by the standard (ISO/IEC 18004) and without the
// library that made the code. Versions 1 to 6, bytes only, and no error correction: a clean picture needs none.

type Modules = readonly (readonly boolean[])[]

/** Error-correction codewords in a block, and blocks, for versions 1 to 6. */
const blocksOf: Record<number, { correction: number[]; blocks: number[] }> = {
  1: { correction: [7, 10, 15, 20, 26, 18], blocks: [1, 1, 1, 1, 1, 2] },
  0: { correction: [10, 16, 26, 18, 24, 16], blocks: [1, 1, 1, 2, 2, 4] },
  3: { correction: [13, 22, 18, 26, 18, 24], blocks: [1, 1, 2, 2, 4, 4] },
  2: { correction: [17, 28, 22, 16, 22, 28], blocks: [1, 1, 2, 4, 4, 4] },
}

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The text in a code whose `modules` are true where dark, without a quiet zone. */
export function readQr(modules: Modules): string {
  const size = modules.length
  const version = (size - 17) / 4
  if (!Number.isInteger(version) || version < 1 || version > 6)
    throw new Error(`no reader for a code of ${size} modules`)
  const format = formatOf(modules)
  const bits = [...dataPlaces(size, version)].map(([x, y]) => modules[y]![x]! !== masks[format & 0b111]!(x, y))
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) => number(bits, index * 8, 8))
  const { correction, blocks } = blocksOf[format >> 3]!
  const data = inOrder(codewords, blocks[version - 1]!, correction[version - 1]!).flatMap(bitsOf)
  if (number(data, 0, 4) !== 0b0100) throw new Error('not written as bytes')
  const length = number(data, 4, 8)
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from({ length }, (_, index) => number(data, 12 + index * 8, 8)),
  )
}

/** Two bits of error-correction level and three of the mask, read next to the upper left finder. */
function formatOf(modules: Modules): number {
  const row = [0, 1, 2, 3, 4].map((x) => modules[8]![x]!)
  return number(row, 0, 5) ^ 0b10101
}

/** Where the data bits are, in their order: pairs of columns from the right, upwards and downwards in turn. */
function* dataPlaces(size: number, version: number): Iterable<[x: number, y: number]> {
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = upwards ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!isFunction(x, y, size, version)) yield [x, y]
    }
    upwards = !upwards
  }
}

/** Finders with their format bits, timing lines, and the one alignment mark that versions 2 to 6 have. */
function isFunction(x: number, y: number, size: number, version: number): boolean {
  const isFinder = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)
  const isAlignment = version > 1 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2
  return isFinder || x === 6 || y === 6 || isAlignment
}

/** The data codewords in order: a code interleaves those of its blocks. Shorter blocks come first. */
function inOrder(codewords: readonly number[], blocks: number, correction: number): number[] {
  const total = codewords.length - blocks * correction
  const short = Math.floor(total / blocks)
  const longer = total % blocks
  const result: number[][] = Array.from({ length: blocks }, () => [])
  let next = 0
  for (let round = 0; round <= short; round += 1) {
    for (const [index, block] of result.entries()) {
      if (round < short || index >= blocks - longer) block.push(codewords[next++]!)
    }
  }
  return result.flat()
}

const number = (bits: readonly boolean[], from: number, length: number) =>
  bits.slice(from, from + length).reduce((value, bit) => value * 2 + Number(bit), 0)

const bitsOf = (byte: number) => Array.from({ length: 8 }, (_, index) => ((byte >> (7 - index)) & 1) === 1)
