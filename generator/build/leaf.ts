/** A schema.org node as an object: schema-dts also allows a string in its place. */
export type Leaf<T> = Exclude<T, string>
