import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { type Addable, addable, type Thing, things } from './author/things.ts'
import { type Code, keepCode, noteDamagedCode } from './cache/code.ts'
import { tellDamage } from './cache/damage.ts'
import { kinds } from './cache/kinds.ts'
import type { ApartCommand } from './commands/apart.ts'
import type { CacheOptions } from './commands/cache.ts'
import { failureOf } from './commands/failure.ts'
import { lookFirst } from './commands/generate.ts'
import { helpOf } from './commands/help.ts'
import type { InitOptions } from './commands/init.ts'
import { type ExitCode, exitCodes, type Io, refuse } from './commands/io.ts'
import { progressLine } from './commands/progress-line.ts'
import type { RollbackOptions } from './commands/rollback.ts'
import { runApart } from './commands/run-apart.ts'
import { root } from './folders.ts'
import { hostNames } from './hosts/index.ts'
import { harmless } from './problems/unseen.ts'
import { outFolder } from './publish/out-folder.ts'
import { defaultFolder, parseShard, type Shard } from './publish/shard.ts'

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
    stdout.write(`${harmless(text)}\n`)
  },
  note: (text: string) => {
    line.clear()
    stderr.write(`${harmless(text)}\n`)
  },
  ...(!json && { progress: line.show, ...onTerminal() }),
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

const program = new Command('sightline')
  .description("Turns a practice's YAML into its whole website.")
  .version(version, '-V, --version', 'print the version')
  .configureHelp({ showGlobalOptions: true })
  // With --json, errors are reported at the end of this file.
  .configureOutput({ writeErr: (text) => (json ? undefined : stderr.write(harmless(text))) })
  .showHelpAfterError('Run "sightline --help" to see every command.')
  .addHelpText('after', helpOf('sightline'))
  .exitOverride()

function command(name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--manifest <folder>', 'where the YAML is', folder, 'manifest')
    .option('--out <folder>', 'where the site is published', folder, 'dist')
    .option('--json', 'one JSON object a line')
    .option('--verbose', 'show where an internal error comes from')
    .addHelpText('after', helpOf(name))
    .exitOverride()
}

/** Some output has been lost. */
let unwritten = false

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
function far(name: ApartCommand, before?: (io: Io, options: object) => { isDone: boolean; looked?: object }) {
  return async (...parameters: unknown[]) => {
    const { manifest: _, out: __, json: ___, verbose = false, ...options } = parameters.at(-2) as Options
    const [parts] = parameters
    const io = ioOf(parameters.at(-2) as Options)
    if (code !== undefined) noteDamagedCode(code)
    const { isDone = false, looked } = (before && unanswered(() => before(io, options))) ?? {}
    if (isDone) noteAllDamage()
    else {
      const all = Array.isArray(parts) ? { ...options, parts } : { ...options, looked }
      const running = runApart(name, io, all, verbose)
      interrupt = running.interrupt
      process.exitCode = await running.ended
      line.end()
    }
    if (code !== undefined) keepCode(code)
  }
}

function noteAllDamage() {
  const damage = tellDamage()
  if (damage !== undefined) terminal.note(damage)
}

/** Runs a command that finishes quickly, or a server. */
function near<O extends Options>(work: (io: Io, options: O, argument?: string) => Promise<ExitCode>) {
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
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

/** A script with an unset variable passes an empty name, which would mean the current folder. */
function folder(text: string): string {
  if (text === '') throw new InvalidArgumentError('Name a folder.')
  return text
}

function port(text: string): number {
  const number = numberIn(text)
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  return number
}

function threads(text: string): number {
  const number = numberIn(text)
  if (!Number.isInteger(number) || number < 1 || number > 64)
    throw new InvalidArgumentError('Threads are a number from 1 to 64.')
  return number
}

function coordinates(text: string): { lat: number; lon: number } {
  const [lat = Number.NaN, lon = Number.NaN, ...rest] = text.split(',').map(numberIn)
  if (rest.length > 0 || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180))
    throw new InvalidArgumentError('Coordinates are two numbers, north and east of zero: 33.6,-117.67')
  return { lat, lon }
}

function shard(text: string): Shard {
  const shard = parseShard(text)
  if (shard === undefined)
    throw new InvalidArgumentError('A shard is i/n, such as 2/3: which part, counted from 1, of how many.')
  return shard
}

const atomicHelp = 'publish a release beside the folder, and make the folder a link to it: see rollback'
const hostOption = () =>
  new Option('--host <name>', 'for this host, whatever practice.yaml says: see hosts').choices(hostNames)
const previewHelp = 'with what nobody has confirmed yet: a rating, example testimonials, promises'

command('init', 'make a new practice: asks five questions, or takes the answers as options')
  .argument('[folder]', 'where to make it (default: that of --manifest)')
  .option('--name <name>', 'what it is called')
  .option('--city <city>', 'the city and the state, such as "Portland, OR"')
  .option('--phone <number>', 'its phone number')
  .option('--website <address>', 'the address of its website')
  .option('--languages <codes>', 'such as en,es: the first is the one of addresses without a prefix')
  .option('--coordinates <lat,lon>', 'where the office is, for a city that the gazetteer does not know', coordinates)
  .action((folder: string | undefined, options: Options & InitOptions, command) =>
    near<typeof options>(async (io) => (await import('./commands/init.ts')).init(io, options))(
      folder === undefined ? options : { ...options, manifest: folder },
      command,
    ),
  )
command('generate', 'make the site and publish what changed of it')
  .option('--force', 'make all anew: trust neither the cache nor the times of published files')
  .option('--preview', previewHelp)
  .option('--atomic', atomicHelp)
  .addOption(hostOption())
  .option('--shard <i/n>', 'make only this share of the pages, in part-<i> unless --out is given', shard)
  .option(
    '--threads <number>',
    'render on so many threads, where a container may use fewer cores than it sees',
    threads,
  )
  .option('--watch', 'publish again at every save, until Ctrl+C')
  .option('--profile', 'tell where the time went: phases, threads, files, bytes, memory')
  .hook('preAction', (generate) => {
    const part = generate.getOptionValue('shard') as Shard | undefined
    if (part && generate.getOptionValueSource('out') === 'default') generate.setOptionValue('out', defaultFolder(part))
  })
  .action(far('generate', lookFirst))
command('merge', 'publish the site whose parts "generate --shard" made')
  .argument('<parts...>', 'the folders of all parts', (part: string, before: string[] = []) => [
    ...before,
    resolve(part),
  ])
  .option('--atomic', atomicHelp)
  .action(far('merge'))
command('rollback', 'show the release before the one that is live, of those that "generate --atomic" made')
  .option('--to <id>', 'the release to show')
  .addOption(new Option('--list', 'list the releases').conflicts('to'))
  .action(
    near<Options & RollbackOptions>(async (io, options) =>
      (await import('./commands/rollback.ts')).rollback(io, options),
    ),
  )
command('check', 'check the manifest, write nothing but its schemas for editors')
  .option('--release', 'also refuse stand-ins, example testimonials and figures without a source')
  .option('--all', 'list every problem, where those that say the same are folded otherwise')
  .option('--watch', 'check again at every save, until Ctrl+C')
  .addOption(
    new Option('--format <name>', 'problems for other programs, on standard output')
      .choices(['sarif', 'github'])
      .conflicts(['json', 'watch']),
  )
  .action(far('check'))
command('fix', 'show what can be mended without a decision of yours, and mend it')
  .argument('[files...]', 'only these files')
  .option('--only <code>', 'only problems of this code, such as UNKNOWN_KEY')
  .option('--yes', 'write without asking')
  .addOption(new Option('--dry-run', 'only show; exit code 1 when there is something to mend').conflicts('yes'))
  .action((files: string[], options: Options & { only?: string; yes?: boolean; dryRun?: boolean }, command: Command) =>
    near(async (io) => (await import('./commands/fix.ts')).fix(io, { ...options, files }))(options, command),
  )
command('routes', 'print every page: URL, kind, language, state, source')
  .option('--kind <kind>', 'only pages of this kind')
  .option('--language <code>', 'only pages of this language')
  .option('--state <state>', 'only pages in this state')
  .action(far('routes'))
command('sources', 'print where medical facts come from: age, when last opened, pages').action(far('sources'))
command('hosts', 'print what each host can do, and what it takes at most').action(
  near(async (io) => (await import('./commands/hosts.ts')).hosts(io)),
)
command('audit', 'measure how much of each page is its own, and how readers get there').action(far('audit'))
command('plan', 'tell what generate would change of what is published; exit code 10 when it would')
  .addOption(new Option('--markdown', 'a comment for a pull request').conflicts('json'))
  .option('--preview', previewHelp)
  .addOption(hostOption())
  .action(far('plan'))
command('preview', 'serve what is published')
  .option('--port <number>', 'port', port, 4173)
  .addOption(hostOption())
  .action(
    near<Options & { port: number; host?: string }>(async (io, options) =>
      (await import('./commands/preview.ts')).preview(io, options),
    ),
  )
command('dev', 'serve pages as they are written')
  .option('--port <number>', 'port', port, 3000)
  .action(
    near<Options & { port: number }>(async (io, options) => {
      // Vike logs every request to the console, with no setting to stop it: that would bury the manifest's problems.
      console.log = () => {}
      return (await import('./commands/dev.ts')).dev(io, options)
    }),
  )
const yesHelp = 'write without asking'
const textsHelp = 'write the new name in texts that say the old one'

command('add', 'write the smallest entry for a city, neighborhood, page, service or language')
  .addArgument(new Argument('<what>').choices(addable))
  .argument('<names...>', 'its name; for a page its kind and its address')
  .option('--in <place>', 'the city or neighborhood that a neighborhood is part of')
  .option('--coordinates <lat,lon>', 'where a city is that the gazetteer does not know', coordinates)
  .option('--yes', yesHelp)
  .action(
    (
      what: Addable,
      names: string[],
      options: Options & { yes?: boolean; in?: string; coordinates?: ReturnType<typeof coordinates> },
      command,
    ) =>
      near<typeof options>(async (io) => (await import('./commands/add.ts')).add(io, what, names, options))(
        options,
        command,
      ),
  )
command('rename', 'give a city, neighborhood, service or page another name, wherever it is named')
  .addArgument(new Argument('<what>').choices(things))
  .argument('<old>', 'its name, slug or address')
  .argument('<new>', 'its new name; the address of a page')
  .option('--yes', yesHelp)
  .option('--texts', textsHelp)
  .action((what: Thing, old: string, now: string, options: Options & { yes?: boolean; texts?: boolean }, command) =>
    near<typeof options>(async (io) => (await import('./commands/rename.ts')).rename(io, what, old, now, options))(
      options,
      command,
    ),
  )
command('remove', 'take out a city, neighborhood, service or page, and lead its addresses elsewhere')
  .addArgument(new Argument('<what>').choices(things))
  .argument('<name>', 'its name, slug or address')
  .option('--to <page>', 'where all its addresses are to lead')
  .option('--yes', yesHelp)
  .action((what: Thing, name: string, options: Options & { yes?: boolean; to?: string }, command) =>
    near<typeof options>(async (io) => (await import('./commands/remove.ts')).remove(io, what, name, options))(
      options,
      command,
    ),
  )
command('cache', 'show what is kept in .cache, so that nothing is made twice')
  .addOption(new Option('--clear [kind]', 'remove what is kept, or what is of this kind').choices(Object.keys(kinds)))
  .action(near<Options & CacheOptions>(async (io, options) => (await import('./commands/cache.ts')).cache(io, options)))
command('schema', "write the manifest's JSON Schemas for editors, and its reference").action(
  near(async (io) => (await import('./commands/schema.ts')).schema(io)),
)
command('explain', 'tell why a problem is one, or list all of them')
  .argument('[code]', 'such as UNKNOWN_CITY')
  .action(near(async (io, _options, code) => (await import('./commands/explain.ts')).explain(io, code)))

/**
 * A reader such as `head` may close the pipe early, and the disk that output goes to may be full. The command continues
 * in either case, since it may be publishing.
 */
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || unwritten) return
    unwritten = true
    process.once('exit', () => {
      process.exitCode = exitCodes.io
    })
    if (stream === stdout) terminal.note(`The output could not be written: ${error.message}.`)
  })
}

const signals = { SIGINT: exitCodes.interrupted, SIGTERM: exitCodes.terminated } as const

async function answer(signal: keyof typeof signals) {
  const left = await interrupt?.()
  if (left !== undefined) refuse(terminal, signals[signal], left)
  process.exit(signals[signal])
}

function listen() {
  for (const signal of Object.keys(signals)) process.once(signal, answer)
}

/** Does synchronous work that leaves nothing behind: meanwhile, a signal ends the process at once. */
function unanswered<T>(work: () => T): T {
  for (const signal of Object.keys(signals)) process.off(signal, answer)
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
