/** How a command speaks and where it works. Commands print nothing by themselves: cli.ts hands them this. */
export interface Io {
  /** The manifest folder, absolute. */
  manifest: string
  /** The published folder, absolute. */
  out: string
  /** One JSON object a line instead of text. */
  json: boolean
  /** What the command was run for: goes to standard output. */
  print: (text: string) => void
  /** Progress and notes: goes to standard error. */
  note: (text: string) => void
}

/** What the shell is told. */
export const exitCodes = { ok: 0, problems: 1, usage: 2, io: 3, internal: 4, changes: 10, interrupted: 130 } as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
