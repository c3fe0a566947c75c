import { createInterface } from 'node:readline'
import { takeDamageMessage } from '../cache/damage.ts'
import type { Io } from '../commands/terminal/io.ts'
import { progressLine } from '../commands/terminal/progress-line.ts'
import { exitCodes } from '../exit-codes.ts'
import { escapeControls } from '../problems/unseen.ts'

/** Known before the command line is parsed, because errors in it are reported as JSON too. */
export const json = process.argv.includes('--json')

const { stdout, stderr } = process
export const line = progressLine({
  write: (text) => stderr.write(text),
  isTerminal: stderr.isTTY === true && process.env.CI === undefined,
})

/** Where the output of all commands goes. */
export const terminal = {
  json,
  print: (text: string) => {
    line.clear()
    stdout.write(`${escapeControls(text)}\n`)
  },
  note: (text: string) => {
    line.clear()
    stderr.write(`${escapeControls(text)}\n`)
  },
  ...(!json && { progress: line.show, ...onTerminal() }),
}

/** Reports which cache entries were damaged and are being rebuilt. */
export function noteAllDamage() {
  const damage = takeDamageMessage()
  if (damage !== undefined) terminal.note(damage)
}

/** What a command can do when a person is at the terminal. */
function onTerminal(): Pick<Io, 'ask' | 'clear'> {
  const { stdin } = process
  return {
    ...(stdin.isTTY && stderr.isTTY && { ask }),
    ...(stderr.isTTY && { clear: () => stderr.write('\x1b[2J\x1b[3J\x1b[H') }),
  }
}

/** At the end of input there is no answer. The terminal keeps its normal mode, so Ctrl+C ends the command as usual. */
function ask(question: string): Promise<string | undefined> {
  const reader = createInterface({ input: process.stdin, output: process.stderr, terminal: false })
  return new Promise((answered) => {
    reader.on('close', () => answered(undefined))
    reader.question(question, (answer) => {
      answered(answer)
      reader.close()
    })
  })
}

/** Some output has been lost. */
let hasLostOutput = false

/**
 * A reader such as `head` may close the pipe early, and the disk that output goes to may be full. The command continues
 * in either case, since it may be publishing.
 */
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || hasLostOutput) return
    hasLostOutput = true
    process.once('exit', () => {
      process.exitCode = exitCodes.io
    })
    if (stream === stdout) terminal.note(`The output could not be written: ${error.message}.`)
  })
}
