/**
 * The largest whole number up to `most` that fits, by binary search: everything below a number that fits must fit too.
 * 0 when none does.
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
