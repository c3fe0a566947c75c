import type * as z from 'zod'

/**
 * What stands under a key, with what editors and REFERENCE.md say of it: one or two sentences for the person who writes
 * the YAML, and an example of what to write, which only a group of keys may lack.
 */
export const key = <T extends z.ZodType>(type: T, description: string, ...examples: z.input<T>[]): T =>
  type.meta({ description, ...(examples.length > 0 && { examples }) })
