import type { Source } from './read.ts'

/** The file of that name, if the manifest has it. */
export const sourceOf = (sources: readonly Source[], file: string): Source | undefined =>
  sources.find((each) => each.file === file)
