/** The ids from `first` upward, as `above` gives them, until `first` comes again; undefined if it never does. */
export function circleFrom(first: string, above: (id: string) => string | undefined): string[] | undefined {
  const circle = [first]
  let next = above(first)
  for (; next !== undefined && !circle.includes(next); next = above(next)) circle.push(next)
  return next === first ? circle : undefined
}
