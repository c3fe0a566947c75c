import { type ExitCode, exitCodes } from '../../exit-codes.ts'
import type { Progress } from '../../publish/progress.ts'

/** A command's output and folders. Commands print nothing themselves: cli/ passes them this object. */
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
  /** Reports what a long command is doing; called without progress while it only waits. */
  progress?: (progress?: Progress) => void
  /**
   * Asks a person a question and returns the answer, or undefined at the end of input. Absent where nobody can be asked:
   * without a terminal, or with `json`.
   */
  ask?: (question: string) => Promise<string | undefined>
  /** Clears the terminal. Absent where there is none, or with `json`. */
  clear?: () => void
}

/** The `kind` of the `error` in JSON, by the exit code of the command. */
const kinds = new Map<ExitCode, string>([
  [exitCodes.usage, 'usage'],
  [exitCodes.io, 'io'],
  [exitCodes.internal, 'internal'],
  [exitCodes.interrupted, 'interrupted'],
  [exitCodes.terminated, 'interrupted'],
])

/** Reports why a command failed, as text or as `{"error": {"kind", "message"}}`, and returns its exit code. */
export function refuse(io: Pick<Io, 'json' | 'print' | 'note'>, code: ExitCode, message: string): ExitCode {
  if (io.json) io.print(JSON.stringify({ error: { kind: kinds.get(code), message } }))
  else io.note(message)
  return code
}
