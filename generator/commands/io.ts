/** A command's output and folders. Commands print nothing themselves: cli.ts passes them this object. */
export interface Io {
  /** The manifest folder, absolute. */
  manifest: string
  /** The published folder, absolute. */
  out: string
  /** One JSON object per line instead of text. */
  json: boolean
  /** The command's result: goes to standard output. */
  print: (text: string) => void
  /** Progress and notes: goes to standard error. */
  note: (text: string) => void
}

/** The exit codes for the shell. */
export const exitCodes = { ok: 0, problems: 1, usage: 2, io: 3, internal: 4, changes: 10, interrupted: 130 } as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
