/**
 * The largest integer up to `most` that fits, or 0 if none does, by binary search: everything below a number that fits
 * must fit too.
 */
export function longestFit(most: number, fits: (length: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}
