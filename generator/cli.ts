import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { type ExitCode, exitCodes, type Io } from './commands/io.ts'
import { formatSystemError } from './problems/troubles.ts'
import { UserError } from './problems/user-error.ts'
import { defaultFolder, parseShard, type Shard } from './publish/shard.ts'

// The only file that reads the command line, prints or exits. A command's module is loaded only when it runs.

type Options = { manifest: string; out: string; json?: boolean; verbose?: boolean }

const program = new Command('sightline')
  .description("Turns a practice's YAML into its whole website.")
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError('Run "sightline --help" to see every command.')
  .exitOverride()

function command(name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--manifest <folder>', 'where the YAML is', 'manifest')
    .option('--out <folder>', 'where the site is published', 'dist')
    .option('--json', 'one JSON object a line')
    .option('--verbose', 'show where an internal error comes from')
    .exitOverride()
}

function run<O extends Options>(work: (io: Io, options: O, argument: string) => Promise<ExitCode>) {
  return async (...parameters: unknown[]) => {
    const options = parameters.at(-2) as O
    const argument = typeof parameters[0] === 'string' ? parameters[0] : ''
    const io: Io = {
      manifest: resolve(options.manifest),
      out: behindLinks(resolve(options.out)),
      json: options.json === true,
      print: (text) => process.stdout.write(`${text}\n`),
      note: (text) => process.stderr.write(`${text}\n`),
    }
    try {
      process.exitCode = await work(io, options, argument)
    } catch (error) {
      process.exitCode = explainFailure(error, options.verbose === true)
    }
  }
}

/** The real path of a published folder, so that it has only one name: the stage lies beside it, on the same disk. */
function behindLinks(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    return dirname(path) === path ? path : join(behindLinks(dirname(path)), basename(path))
  }
}

function port(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  return number
}

function threads(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 64)
    throw new InvalidArgumentError('Threads are a number from 1 to 64.')
  return number
}

function shard(text: string): Shard {
  const shard = parseShard(text)
  if (shard === undefined)
    throw new InvalidArgumentError('A shard is i/n, such as 2/3: which part, counted from 1, of how many.')
  return shard
}

const previewHelp = 'with what nobody has confirmed yet: a rating, example testimonials, promises'

command('generate', 'make the site and publish what changed of it')
  .option('--force', 'render every page anew')
  .option('--preview', previewHelp)
  .option('--shard <i/n>', 'make only this share of the pages, in part-<i> unless --out is given', shard)
  .option(
    '--threads <number>',
    'render on so many threads, where a container may use fewer cores than it sees',
    threads,
  )
  .hook('preAction', (generate) => {
    const part = generate.getOptionValue('shard') as Shard | undefined
    if (part && generate.getOptionValueSource('out') === 'default') generate.setOptionValue('out', defaultFolder(part))
  })
  .action(
    run<Options & { force?: boolean; preview?: boolean; shard?: Shard; threads?: number }>(async (io, options) =>
      (await import('./commands/generate.ts')).generate(io, options),
    ),
  )
command('merge', 'publish the site whose parts "generate --shard" made')
  .argument('<parts...>', 'the folders of all parts')
  .action((parts: string[], options: Options, command: Command) =>
    run(async (io) =>
      (await import('./commands/merge.ts')).merge(
        io,
        parts.map((part) => resolve(part)),
      ),
    )(options, command),
  )
command('check', 'check the manifest, write nothing')
  .option('--release', 'also refuse stand-ins, example testimonials and figures without a source')
  .action(
    run<Options & { release?: boolean }>(async (io, options) =>
      (await import('./commands/check.ts')).check(io, options),
    ),
  )
command('routes', 'print every page: URL, kind, language, state, source').action(
  run(async (io) => (await import('./commands/routes.ts')).routes(io)),
)
command('sources', 'print where medical facts come from: age, when last opened, pages').action(
  run(async (io) => (await import('./commands/sources.ts')).sources(io)),
)
command('audit', 'measure how much of each page is its own, and how readers get there').action(
  run(async (io) => (await import('./commands/audit.ts')).audit(io)),
)
command('plan', 'tell what generate would change of what is published; exit code 10 when it would')
  .addOption(new Option('--markdown', 'a comment for a pull request').conflicts('json'))
  .option('--preview', previewHelp)
  .action(
    run<Options & { markdown?: boolean; preview?: boolean }>(async (io, options) =>
      (await import('./commands/plan.ts')).plan(io, options),
    ),
  )
command('preview', 'serve what is published')
  .option('--port <number>', 'port', port, 4173)
  .action(
    run<Options & { port: number }>(async (io, options) =>
      (await import('./commands/preview.ts')).preview(io, options),
    ),
  )
command('dev', 'serve pages as they are written')
  .option('--port <number>', 'port', port, 3000)
  .action(run<Options & { port: number }>(async (io, options) => (await import('./commands/dev.ts')).dev(io, options)))
command('schema', "write the manifest's JSON Schemas for editors").action(
  run(async (io) => (await import('./commands/schema.ts')).schema(io)),
)
command('explain', 'tell why a problem is one')
  .argument('<code>', 'such as UNKNOWN_CITY')
  .action(run(async (io, _options, code) => (await import('./commands/explain.ts')).explain(io, code)))

/** Disk and network failures are not bugs of ours: they are reported in one line. */
function explainFailure(error: unknown, verbose: boolean): ExitCode {
  const { message, stack } = error as Error
  if (error instanceof UserError) {
    process.stderr.write(`${message}\n`)
    return exitCodes.usage
  }
  const trouble = formatSystemError(error)
  if (trouble !== undefined) {
    process.stderr.write(`${trouble}\n`)
    return exitCodes.io
  }
  process.stderr.write(`Something is wrong in Sightline itself: ${verbose ? stack : message}\n`)
  if (!verbose) process.stderr.write('Run the command again with --verbose to see where.\n')
  return exitCodes.internal
}

/** A reader such as `head` may close the pipe early. The command continues: it may be publishing. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

process.on('SIGINT', () => process.exit(exitCodes.interrupted))

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof CommanderError)) throw error
  process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
}
