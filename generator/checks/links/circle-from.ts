/** From `first` up and back to it, by what is above each; undefined if the way does not lead back. */
export function circleFrom(first: string, above: (id: string) => string | undefined): string[] | undefined {
  const circle = [first]
  let next = above(first)
  for (; next !== undefined && !circle.includes(next); next = above(next)) circle.push(next)
  return next === first ? circle : undefined
}
