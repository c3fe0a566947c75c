/** The exit codes for the shell. */
export const exitCodes = {
  ok: 0,
  problems: 1,
  usage: 2,
  io: 3,
  internal: 4,
  changes: 10,
  interrupted: 130,
  terminated: 143,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
