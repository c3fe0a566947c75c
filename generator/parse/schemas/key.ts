import * as z from 'zod'

/**
 * The type of a key's value, with what editors and REFERENCE.md say about it: one or two sentences for the person who
 * writes the YAML, and an example of what to write, which only a group of keys may lack.
 */
export const key = <T extends z.ZodType>(type: T, description: string, example?: z.input<T>): T =>
  type.meta({ description, ...(example !== undefined && { examples: [example] }) })

/** A key that is false unless an author writes `true`. */
export const optIn = (description: string) => key(z.boolean().default(false), description, true)
