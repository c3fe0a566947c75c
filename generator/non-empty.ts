/** A list with at least one item. */
export type NonEmpty<T> = [T, ...T[]]

/** What `make` makes of each item. */
export const mapNonEmpty = <T, U>([first, ...others]: Readonly<NonEmpty<T>>, make: (each: T) => U): NonEmpty<U> => [
  make(first),
  ...others.map(make),
]
