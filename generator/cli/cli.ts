import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { type Addable, addable, type Thing, things } from '../author/things.ts'
import { takeDamageMessage } from '../cache/damage.ts'
import { kinds } from '../cache/kinds.ts'
import type { CacheOptions } from '../commands/cache.ts'
import { lookForChanges } from '../commands/generate.ts'
import type { InitOptions } from '../commands/init.ts'
import type { RollbackOptions } from '../commands/rollback.ts'
import { failureOf } from '../commands/terminal/failure.ts'
import { helpOf } from '../commands/terminal/help.ts'
import { type Io, refuse } from '../commands/terminal/io.ts'
import { progressLine } from '../commands/terminal/progress-line.ts'
import { runInThread } from '../commands/thread/run-in-thread.ts'
import type { ThreadCommand } from '../commands/thread/thread-commands.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { root } from '../folders.ts'
import { hostNames } from '../hosts/index.ts'
import type { Coordinates } from '../parse/schemas/coordinates.ts'
import { escapeControls } from '../problems/unseen.ts'
import { outFolder } from '../publish/out-folder.ts'
import { defaultFolder, parseShard, type Shard } from '../publish/shard.ts'
import { type Code, keepCode, noteDamagedCode } from '../run/code.ts'

// The only file that reads the command line, prints or exits. A command's module is loaded only when it runs.

type Options = { manifest: string; out: string; json?: boolean; verbose?: boolean }

/** Known before the command line is parsed, because errors in it are reported as JSON too. */
const json = process.argv.includes('--json')

const { stdout, stderr } = process
const line = progressLine({
  write: (text) => stderr.write(text),
  isTerminal: stderr.isTTY === true && process.env.CI === undefined,
})

const terminal = {
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

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

const program = new Command('sightline')
  .description("Turns a practice's YAML into its whole website.")
  .version(version, '-V, --version', 'print the version')
  .configureHelp({ showGlobalOptions: true })
  // With --json, errors are reported at the end of this file.
  .configureOutput({ writeErr: (text) => (json ? undefined : stderr.write(escapeControls(text))) })
  .showHelpAfterError('Run "sightline --help" to see every command.')
  .addHelpText('after', helpOf('sightline'))
  .exitOverride()

function command(name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--manifest <folder>', 'where the YAML is', folder, 'manifest')
    .option('--out <folder>', 'where the site is published', folder, 'dist')
    .option('--json', 'one JSON object per line')
    .option('--verbose', 'show the stack trace of an internal error')
    .addHelpText('after', helpOf(name))
    .exitOverride()
}

/** Some output has been lost. */
let hasLostOutput = false

/** The compiled code that is running. */
let code: Code | undefined

/** Ends a running command and gives a sentence about what it leaves behind. */
let interrupt: (() => Promise<string>) | undefined

const ioOf = ({ manifest, out }: Options): Io => ({
  ...terminal,
  manifest: resolve(manifest),
  out: outFolder(resolve(out)),
})

/** Runs a long-running command in a thread of its own, unless `before` finds that there is nothing to do. */
function inThread(name: ThreadCommand, before?: (io: Io, options: object) => { isDone: boolean; inputs?: object }) {
  return async (...parameters: unknown[]) => {
    const { manifest: _, out: __, json: ___, verbose = false, ...options } = parameters.at(-2) as Options
    const [parts] = parameters
    const io = ioOf(parameters.at(-2) as Options)
    if (code !== undefined) noteDamagedCode(code)
    const { isDone = false, inputs } = (before && withoutSignalHandler(() => before(io, options))) ?? {}
    if (isDone) noteAllDamage()
    else {
      const all = Array.isArray(parts) ? { ...options, parts } : { ...options, inputs }
      const running = runInThread(name, io, all, verbose)
      interrupt = running.interrupt
      process.exitCode = await running.ended
      line.end()
    }
    if (code !== undefined) keepCode(code)
  }
}

function noteAllDamage() {
  const damage = takeDamageMessage()
  if (damage !== undefined) terminal.note(damage)
}

/** Runs a command that finishes quickly, or a server. */
function inProcess<O extends Options>(work: (io: Io, options: O, argument?: string) => Promise<ExitCode>) {
  return async (...parameters: unknown[]) => {
    const options = parameters.at(-2) as O
    const argument = typeof parameters[0] === 'string' ? parameters[0] : undefined
    try {
      process.exitCode = await work(ioOf(options), options, argument)
      noteAllDamage()
    } catch (error) {
      const { code, message } = failureOf(error, options.verbose === true)
      process.exitCode = refuse(terminal, code, message)
    }
  }
}

/** What a command can do when a person is at the terminal. */
function onTerminal(): Pick<Io, 'ask' | 'clear'> {
  const { stdin, stderr } = process
  return {
    ...(stdin.isTTY && stderr.isTTY && { ask }),
    ...(stderr.isTTY && { clear: () => stderr.write('\x1b[2J\x1b[3J\x1b[H') }),
  }
}

/** End of input counts as an empty answer. The terminal keeps its normal mode, so Ctrl+C ends the command as usual. */
function ask(question: string): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stderr, terminal: false })
  return new Promise((answered) => {
    reader.on('close', () => answered(''))
    reader.question(question, (answer) => {
      answered(answer)
      reader.close()
    })
  })
}

/** Not plain `Number`, because `Number('')` is 0. */
const parseNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

/** A script with an unset variable passes an empty name, which would mean the current folder. */
function folder(text: string): string {
  if (text === '') throw new InvalidArgumentError('Name a folder.')
  return text
}

function port(text: string): number {
  const number = parseNumber(text)
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new InvalidArgumentError('A port must be a number from 0 to 65535.')
  return number
}

function threads(text: string): number {
  const number = parseNumber(text)
  if (!Number.isInteger(number) || number < 1 || number > 64)
    throw new InvalidArgumentError('The number of threads must be from 1 to 64.')
  return number
}

function coordinates(text: string): Coordinates {
  const [lat = Number.NaN, lon = Number.NaN, ...rest] = text.split(',').map(parseNumber)
  if (rest.length > 0 || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180))
    throw new InvalidArgumentError('Coordinates are a latitude and a longitude: 33.6,-117.67')
  return { lat, lon }
}

function shard(text: string): Shard {
  const shard = parseShard(text)
  if (shard === undefined) throw new InvalidArgumentError('A shard is i/n, such as 2/3: part i of n, counted from 1.')
  return shard
}

const atomicHelp = 'publish a release next to the folder and make the folder a symlink to it (see rollback)'
const hostOption = () =>
  new Option('--host <name>', 'use this host instead of the one in practice.yaml (see hosts)').choices(hostNames)
const previewHelp = 'include unconfirmed content: a rating, example testimonials, promises'

command('init', 'create a new practice: ask five questions, or take the answers from options')
  .argument('[folder]', 'where to create it (default: the --manifest folder)')
  .option('--name <name>', 'name of the practice')
  .option('--city <city>', 'city and state, such as "Portland, OR"')
  .option('--phone <number>', 'phone number')
  .option('--website <address>', 'address of its website')
  .option('--languages <codes>', 'such as en,es; addresses in the first one have no prefix')
  .option('--coordinates <lat,lon>', 'location of the office, if the gazetteer does not know the city', coordinates)
  .action((folder: string | undefined, options: Options & InitOptions, command) =>
    inProcess<typeof options>(async (io) => (await import('../commands/init.ts')).init(io, options))(
      folder === undefined ? options : { ...options, manifest: folder },
      command,
    ),
  )
command('generate', 'build the site and publish what has changed')
  .option('--force', 'rebuild everything: ignore the cache and the timestamps of published files')
  .option('--preview', previewHelp)
  .option('--atomic', atomicHelp)
  .addOption(hostOption())
  .option('--shard <i/n>', 'build only this share of the pages, in part-<i> unless --out is given', shard)
  .option(
    '--threads <number>',
    'render on this many threads, for containers that may use fewer cores than they see',
    threads,
  )
  .option('--watch', 'publish again after every save, until Ctrl+C')
  .option('--profile', 'show where the time went: phases, threads, files, bytes, memory')
  .hook('preAction', (generate) => {
    const part = generate.getOptionValue('shard') as Shard | undefined
    if (part && generate.getOptionValueSource('out') === 'default') generate.setOptionValue('out', defaultFolder(part))
  })
  .action(inThread('generate', lookForChanges))
command('merge', 'join the parts made by "generate --shard" and publish the site')
  .argument('<parts...>', 'the folders of all parts', (part: string, before: string[] = []) => [
    ...before,
    resolve(part),
  ])
  .option('--atomic', atomicHelp)
  .action(inThread('merge'))
command('rollback', 'go back to the previous release of "generate --atomic"')
  .option('--to <id>', 'the release to make live')
  .addOption(new Option('--list', 'list the releases').conflicts('to'))
  .action(
    inProcess<Options & RollbackOptions>(async (io, options) =>
      (await import('../commands/rollback.ts')).rollback(io, options),
    ),
  )
command('check', 'check the manifest, and write only its schemas for editors')
  .option('--release', 'also refuse placeholders, example testimonials and figures without a source')
  .option('--all', 'list every problem, without folding similar ones')
  .option('--watch', 'check again after every save, until Ctrl+C')
  .addOption(
    new Option('--format <name>', 'print the problems for other programs, on standard output')
      .choices(['sarif', 'github'])
      .conflicts(['json', 'watch']),
  )
  .action(inThread('check'))
command('fix', 'show and apply the fixes that need no decision')
  .argument('[files...]', 'only these files')
  .option('--only <code>', 'only problems with this code, such as UNKNOWN_KEY')
  .option('--yes', 'write without asking')
  .addOption(new Option('--dry-run', 'only show; exit code 1 if there is something to fix').conflicts('yes'))
  .action((files: string[], options: Options & { only?: string; yes?: boolean; dryRun?: boolean }, command: Command) =>
    inProcess(async (io) => (await import('../commands/fix.ts')).fix(io, { ...options, files }))(options, command),
  )
command('routes', 'print every page: URL, kind, language, state, source')
  .option('--kind <kind>', 'only pages of this kind')
  .option('--language <code>', 'only pages in this language')
  .option('--state <state>', 'only pages in this state')
  .action(inThread('routes'))
command('sources', 'print the sources of medical facts: age, when last opened, pages').action(inThread('sources'))
command('hosts', 'print what each host can do, and its limits').action(
  inProcess(async (io) => (await import('../commands/hosts.ts')).hosts(io)),
)
command('audit', 'measure how much of each page is its own, and how readers get there').action(inThread('audit'))
command('plan', 'show what generate would change; exit code 10 if anything would')
  .addOption(new Option('--markdown', 'print a comment for a pull request').conflicts('json'))
  .option('--preview', previewHelp)
  .addOption(hostOption())
  .action(inThread('plan'))
command('preview', 'serve the published folder')
  .option('--port <number>', 'port', port, 4173)
  .addOption(hostOption())
  .action(
    inProcess<Options & { port: number; host?: string }>(async (io, options) =>
      (await import('../commands/preview.ts')).preview(io, options),
    ),
  )
command('dev', 'serve pages while you edit them')
  .option('--port <number>', 'port', port, 3000)
  .action(
    inProcess<Options & { port: number }>(async (io, options) => {
      // Vike logs every request to the console, with no setting to stop it: that would bury the manifest's problems.
      console.log = () => {}
      return (await import('../commands/dev.ts')).dev(io, options)
    }),
  )
const yesHelp = 'write without asking'
const textsHelp = 'also replace the old name in texts'

command('add', 'add a minimal entry for a city, neighborhood, page, service or language')
  .addArgument(new Argument('<what>').choices(addable))
  .argument('<names...>', 'its name; for a page, its kind and its address')
  .option('--in <place>', 'the city or neighborhood that a neighborhood is part of')
  .option('--coordinates <lat,lon>', 'location of a city that the gazetteer does not know', coordinates)
  .option('--yes', yesHelp)
  .action(
    (
      what: Addable,
      names: string[],
      options: Options & { yes?: boolean; in?: string; coordinates?: ReturnType<typeof coordinates> },
      command,
    ) =>
      inProcess<typeof options>(async (io) => (await import('../commands/add.ts')).add(io, what, names, options))(
        options,
        command,
      ),
  )
command('rename', 'rename a city, neighborhood, service or page, and every reference to it')
  .addArgument(new Argument('<what>').choices(things))
  .argument('<old>', 'its name, slug or address')
  .argument('<new>', 'its new name; for a page, its new address')
  .option('--yes', yesHelp)
  .option('--texts', textsHelp)
  .action((what: Thing, old: string, now: string, options: Options & { yes?: boolean; texts?: boolean }, command) =>
    inProcess<typeof options>(async (io) =>
      (await import('../commands/rename.ts')).rename(io, what, old, now, options),
    )(options, command),
  )
command('remove', 'remove a city, neighborhood, service or page, and redirect its addresses')
  .addArgument(new Argument('<what>').choices(things))
  .argument('<name>', 'its name, slug or address')
  .option('--to <page>', 'the page to redirect all its addresses to')
  .option('--yes', yesHelp)
  .action((what: Thing, name: string, options: Options & { yes?: boolean; to?: string }, command) =>
    inProcess<typeof options>(async (io) => (await import('../commands/remove.ts')).remove(io, what, name, options))(
      options,
      command,
    ),
  )
command('cache', 'show what is cached in .cache, or clear it')
  .addOption(new Option('--clear [kind]', 'remove all entries, or those of this kind').choices(Object.keys(kinds)))
  .action(
    inProcess<Options & CacheOptions>(async (io, options) => (await import('../commands/cache.ts')).cache(io, options)),
  )
command('schema', "write the manifest's JSON Schemas for editors, and its reference").action(
  inProcess(async (io) => (await import('../commands/schema.ts')).schema(io)),
)
command('explain', 'explain a problem code, or list all of them')
  .argument('[code]', 'such as UNKNOWN_CITY')
  .action(inProcess(async (io, _options, code) => (await import('../commands/explain.ts')).explain(io, code)))

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

const signals = { SIGINT: exitCodes.interrupted, SIGTERM: exitCodes.terminated } as const

async function onSignal(signal: keyof typeof signals) {
  const left = await interrupt?.()
  if (left !== undefined) refuse(terminal, signals[signal], left)
  process.exit(signals[signal])
}

function listen() {
  for (const signal of Object.keys(signals)) process.once(signal, onSignal)
}

/** Does synchronous work that leaves nothing behind: meanwhile, a signal ends the process at once. */
function withoutSignalHandler<T>(work: () => T): T {
  for (const signal of Object.keys(signals)) process.off(signal, onSignal)
  try {
    return work()
  } finally {
    listen()
  }
}

/** Parses the command line and runs the command. */
export async function run(own: Code): Promise<void> {
  code = own
  listen()
  try {
    await program.parseAsync()
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
      if (json && error.exitCode !== 0) refuse(terminal, exitCodes.usage, error.message.replace(/^error: /, ''))
    } else {
      const { code, message } = failureOf(error, process.argv.includes('--verbose'))
      process.exitCode = refuse(terminal, code, message)
    }
  }
}
