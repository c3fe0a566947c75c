import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Argument, Command, CommanderError } from 'commander'
import { type Addable, addable, type Thing, things } from '../author/things.ts'
import { kindNames } from '../cache/kinds.ts'
import { called } from '../called.ts'
import type { AddOptions } from '../commands/add.ts'
import type { CacheOptions } from '../commands/cache.ts'
import type { CheckOptions } from '../commands/check.ts'
import type { DevOptions } from '../commands/dev.ts'
import type { FixOptions } from '../commands/fix.ts'
import { type GenerateOptions, lookForChanges } from '../commands/generate.ts'
import type { InitOptions } from '../commands/init.ts'
import type { PlanOptions } from '../commands/plan.ts'
import type { PreviewOptions } from '../commands/preview.ts'
import type { RenameOptions } from '../commands/propose.ts'
import type { RemoveOptions } from '../commands/remove.ts'
import type { RollbackOptions } from '../commands/rollback.ts'
import type { RouteFilter } from '../commands/routes.ts'
import { failureOf } from '../commands/terminal/failure.ts'
import { type Explained, helpOf } from '../commands/terminal/help.ts'
import { type Io, refuse } from '../commands/terminal/io.ts'
import { runInThread } from '../commands/thread/run-in-thread.ts'
import type { ThreadCommand, ThreadOptions } from '../commands/thread/thread-commands.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { root } from '../folders.ts'
import { hostNames } from '../hosts/index.ts'
import { escapeControls } from '../problems/unseen.ts'
import { UserError } from '../problems/user-error.ts'
import { outFolder } from '../publish/out-folder.ts'
import { defaultFolder, type Shard } from '../publish/shard.ts'
import { type Code, keepCode, noteDamagedCode } from '../run/code.ts'
import { coordinates, folder, paths, port, shard, threads } from './option-values.ts'
import { type OptionTable, optionsIn } from './options.ts'
import { interruptWith, listen, withoutSignalHandler } from './signals.ts'
import { takenByNpm } from './taken-by-npm.ts'
import { json, line, noteAllDamage, terminal } from './terminal.ts'

// Only the files in this folder read the command line, print or exit. A command's module is loaded only when it runs.

type Options = { manifest: string; out: string; json?: boolean; verbose?: boolean }

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

const program = new Command(called)
  .description("Turns a practice's YAML into its whole website.")
  .version(version, '-V, --version', 'print the version')
  .configureHelp({ showGlobalOptions: true })
  // With --json, errors are reported at the end of this file.
  .configureOutput({ writeErr: (text) => (json ? undefined : process.stderr.write(escapeControls(text))) })
  .showHelpAfterError(`Options follow the name of a command. Run "${called} --help" to see every command.`)
  .addHelpText('after', helpOf('sightline'))
  .exitOverride()

/** A command with the options `Own` of its module, and those that every command takes. */
function command<Own extends object>(name: Explained, description: string, own: OptionTable<Own>): Command {
  const added = program.command(name).description(description)
  for (const option of [...optionsIn(common), ...optionsIn(own)]) added.addOption(option)
  return added
    .showHelpAfterError(`Run "${called} ${name} --help" to see what it takes.`)
    .addHelpText('after', helpOf(name))
    .exitOverride()
}

const common: OptionTable<Options> = {
  '--manifest': { takes: '<folder>', help: 'where the YAML is', parse: folder, usually: 'manifest' },
  '--out': { takes: '<folder>', help: 'where the site is published', parse: folder, usually: 'dist' },
  '--json': { help: 'one JSON object per line' },
  '--verbose': { help: 'show the stack trace of an internal error' },
}

/** The compiled code that is running. */
let running: Code | undefined

const ioOf = ({ manifest, out }: Options): Io => ({
  ...terminal,
  manifest: resolve(manifest),
  out: outFolder(resolve(out)),
})

/** Runs a long-running command in a thread of its own, unless `before` finds that there is nothing to do. */
async function inThread<C extends ThreadCommand>(
  name: C,
  options: Options & ThreadOptions[C],
  before?: (io: Io, options: ThreadOptions[C]) => { isDone: boolean; inputs?: object },
): Promise<void> {
  const io = ioOf(options)
  if (running !== undefined) noteDamagedCode(running)
  const { isDone = false, inputs } = (before && (await withoutSignalHandler(() => before(io, options)))) ?? {}
  if (isDone) noteAllDamage()
  else {
    const { interrupt, ended } = runInThread(name, io, { ...options, inputs }, options.verbose === true)
    interruptWith(interrupt)
    process.exitCode = await ended
    interruptWith(undefined)
    line.show()
  }
  if (running !== undefined) keepCode(running)
}

/** Runs a command that finishes quickly, or a server. */
async function inProcess(options: Options, work: (io: Io) => Promise<ExitCode>): Promise<void> {
  try {
    process.exitCode = await work(ioOf(options))
    noteAllDamage()
  } catch (error) {
    fail(error, options.verbose === true)
  }
}

/** Runs a command that edits the manifest: Ctrl+C before its first rename changes nothing. */
const editing = (options: Options, work: (io: Io) => Promise<ExitCode>): Promise<void> =>
  inProcess(options, (io) => withoutSignalHandler(() => work(io)))

function fail(error: unknown, verbose: boolean): void {
  const { code, message } = failureOf(error, program.args[0], verbose)
  process.exitCode = refuse(terminal, code, message)
}

const atomic = { help: 'publish a release next to the folder and make the folder a symlink to it (see rollback)' }
const host = {
  takes: '<name>',
  help: 'use this host instead of the one in practice.yaml (see hosts)',
  choices: hostNames,
} as const
const preview = { help: 'include unconfirmed content, such as promises, and keep search engines away' }
const yes = { help: 'write without asking' }

command<InitOptions>('init', 'create a new practice: ask five questions, or take the answers from options', {
  '--name': { takes: '<name>', help: 'name of the practice' },
  '--country': { takes: '<code>', help: 'its country, such as CA (default: US)' },
  '--city': { takes: '<city>', help: 'city and state, such as "Portland, OR"' },
  '--phone': { takes: '<number>', help: 'phone number' },
  '--website': { takes: '<address>', help: 'address of its website' },
  '--languages': { takes: '<codes>', help: 'such as en,es; addresses in the first one have no prefix' },
  '--coordinates': { takes: '<lat,lon>', help: 'location of the office, if the gazetteer does not know the city' },
  '--currency': { takes: '<code>', help: 'currency of its prices, in another country' },
  '--emergency': { takes: '<number>', help: 'number to call in an emergency, in another country' },
})
  .argument('[folder]', 'where to create it (default: the --manifest folder)', folder)
  .action((folder: string | undefined, options: Options & InitOptions) =>
    editing({ ...options, manifest: folder ?? options.manifest }, async (io) =>
      (await import('../commands/init.ts')).init(io, options),
    ),
  )
command<GenerateOptions>('generate', 'build the site and publish what has changed', {
  '--force': { help: 'rebuild everything: ignore the cache and the timestamps of published files' },
  '--preview': preview,
  '--atomic': atomic,
  '--host': host,
  '--shard': {
    takes: '<i/n>',
    help: 'build only this share of the pages, in part-<i> unless --out is given',
    parse: shard,
  },
  '--threads': {
    takes: '<number>',
    help: 'render on this many threads, for containers that may use fewer cores than they see',
    parse: threads,
  },
  '--watch': { help: 'publish again after every save, until Ctrl+C' },
  '--profile': { help: 'show where the time went: phases, threads, files, bytes, memory' },
})
  .hook('preAction', (generate) => {
    const part = generate.getOptionValue('shard') as Shard | undefined
    if (part && generate.getOptionValueSource('out') === 'default') generate.setOptionValue('out', defaultFolder(part))
  })
  .action((options: Options & GenerateOptions) => inThread('generate', options, lookForChanges))
command<Omit<ThreadOptions['merge'], 'parts'>>(
  'merge',
  `join the parts made by "${called} generate --shard" and publish the site`,
  { '--atomic': atomic },
)
  .argument('<parts...>', 'the folders of all parts', (part: string, before: string[] = []) => [
    ...before,
    resolve(folder(part)),
  ])
  .action((parts: string[], options: Options) => inThread('merge', { ...options, parts }))
command<RollbackOptions>('rollback', `go back to the previous release of "${called} generate --atomic"`, {
  '--to': { takes: '<id>', help: 'the release to make live' },
  '--list': { help: 'list the releases', conflicts: ['to'] },
}).action((options: Options & RollbackOptions) =>
  inProcess(options, async (io) => (await import('../commands/rollback.ts')).rollback(io, options)),
)
command<Omit<CheckOptions, 'today'>>('check', 'check the manifest, and write only its schemas for editors', {
  '--release': { help: 'also refuse what must not be released, such as placeholders and unreviewed health advice' },
  '--all': { help: 'list every problem, without folding similar ones' },
  '--watch': { help: 'check again after every save, until Ctrl+C' },
  '--host': host,
  '--format': {
    takes: '<name>',
    help: 'print the problems for other programs, on standard output',
    choices: ['sarif', 'github'],
    conflicts: ['json', 'watch'],
  },
}).action((options: Options & CheckOptions) => inThread('check', options))
command<Omit<FixOptions, 'files'>>('fix', 'show and apply the fixes that need no decision', {
  '--only': { takes: '<code>', help: 'only problems with this code, such as UNKNOWN_KEY' },
  '--yes': yes,
  '--dry-run': { help: 'only show; exit code 1 if there is something to fix', conflicts: ['yes'] },
})
  .argument('[files...]', 'only these files, or those in these folders', paths)
  .action((files: string[], options: Options & FixOptions) =>
    editing(options, async (io) => (await import('../commands/fix.ts')).fix(io, { ...options, files })),
  )
command<RouteFilter>('routes', 'print every page: URL, kind, language, state, source', {
  '--kind': { takes: '<kind>', help: 'only pages of this kind' },
  '--language': { takes: '<code>', help: 'only pages in this language' },
  '--state': { takes: '<state>', help: 'only pages in this state' },
}).action((options: Options & RouteFilter) => inThread('routes', options))
command('sources', 'print the sources of medical facts: age, when last opened, pages', {}).action((options: Options) =>
  inThread('sources', options),
)
command('hosts', 'print what each host can do, and its limits', {}).action((options: Options) =>
  inProcess(options, async (io) => (await import('../commands/hosts.ts')).hosts(io)),
)
command('audit', 'measure how much of each page is its own, and how readers get there', {}).action((options: Options) =>
  inThread('audit', options),
)
command<PlanOptions>('plan', 'show what generate would change; exit code 10 if anything would', {
  '--markdown': { help: 'print a comment for a pull request', conflicts: ['json'] },
  '--preview': preview,
  '--host': host,
}).action((options: Options & PlanOptions) => inThread('plan', options))
command<PreviewOptions & { generate?: boolean }>('preview', 'serve the published folder', {
  '--generate': { help: `first build it, as "${called} generate --preview" does` },
  '--port': { takes: '<number>', help: 'port', parse: port, usually: 4173 },
  '--host': host,
}).action(async (options: Options & PreviewOptions & { generate?: boolean }) => {
  if (options.generate) await inThread('generate', { ...options, preview: true }, lookForChanges)
  if (process.exitCode) return
  await inProcess(options, async (io) => (await import('../commands/preview.ts')).preview(io, options))
})
command<DevOptions>('dev', 'serve pages while you edit them', {
  '--port': { takes: '<number>', help: 'port', parse: port, usually: 3000 },
}).action((options: Options & DevOptions) =>
  inProcess(options, async (io) => {
    // Vike logs every request to the console, with no setting to stop it: that would bury the manifest's problems.
    console.log = () => {}
    return (await import('../commands/dev.ts')).dev(io, options)
  }),
)
command<AddOptions>('add', 'add a minimal entry for a city, neighborhood, page, service or language', {
  '--in': { takes: '<place>', help: 'the city or neighborhood that a neighborhood is part of' },
  '--coordinates': {
    takes: '<lat,lon>',
    help: 'location of a city that the gazetteer does not know',
    parse: coordinates,
  },
  '--yes': yes,
})
  .addArgument(new Argument('<what>').choices(addable))
  .argument('<names...>', 'its name; for a page, its kind and its address')
  .action((what: Addable, names: string[], options: Options & AddOptions) =>
    editing(options, async (io) => (await import('../commands/add.ts')).add(io, what, names, options)),
  )
command<RenameOptions>('rename', 'rename a city, neighborhood, service or page, and every reference to it', {
  '--yes': yes,
  '--texts': { help: 'also replace the old name in texts' },
})
  .addArgument(new Argument('<what>').choices(things))
  .argument('<old>', 'its name, slug or address')
  .argument('<new>', 'its new name; for a page, its new address; for a service, its new name or slug')
  .action((what: Thing, old: string, now: string, options: Options & RenameOptions) =>
    editing(options, async (io) => (await import('../commands/rename.ts')).rename(io, what, old, now, options)),
  )
command<RemoveOptions>('remove', 'remove a city, neighborhood, service or page, and redirect its addresses', {
  '--to': { takes: '<page>', help: 'the page to redirect all its addresses to' },
  '--yes': yes,
})
  .addArgument(new Argument('<what>').choices(things))
  .argument('<name>', 'its name, slug or address')
  .action((what: Thing, name: string, options: Options & RemoveOptions) =>
    editing(options, async (io) => (await import('../commands/remove.ts')).remove(io, what, name, options)),
  )
command<CacheOptions>('cache', 'show what is cached in .cache, or clear it', {
  '--clear': {
    takes: '[kind]',
    help: 'remove all entries, or those of this kind, except the code that is running',
    choices: kindNames,
  },
}).action((options: Options & CacheOptions) =>
  inProcess(options, async (io) => (await import('../commands/cache.ts')).cache(io, options)),
)
command('schema', "write the manifest's JSON Schemas for editors, and its reference", {}).action((options: Options) =>
  inProcess(options, async (io) => (await import('../commands/schema.ts')).schema(io)),
)
command('explain', 'explain a problem code, or list all of them', {})
  .argument('[code]', 'such as UNKNOWN_CITY')
  .action((code: string | undefined, options: Options) =>
    inProcess(options, async (io) => (await import('../commands/explain.ts')).explain(io, code)),
  )

/** Parses the command line and runs the command. */
export async function run(own: Code): Promise<void> {
  running = own
  listen()
  try {
    const asked = program.commands.find((each) => each.name() === process.argv[2])
    const taken = takenByNpm(asked?.options ?? [], process.env)
    if (taken !== undefined) throw new UserError(taken)
    await program.parseAsync()
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
      if (error.exitCode !== 0) refuseLine(error)
    } else fail(error, process.argv.includes('--verbose'))
  }
}

/** Says in JSON what is wrong with the command line, and to people what commander has not said. */
function refuseLine({ code, message }: CommanderError): void {
  const hint = code === 'commander.excessArguments' && namesFolders() ? oneFolderHint : ''
  if (json) refuse(terminal, exitCodes.usage, [message.replace(/^error: /, ''), hint].join(' ').trimEnd())
  else if (hint !== '') terminal.note(hint)
}

/** Whether another word follows the folder that an option names. */
const namesFolders = () => /(?:^| )--(?:manifest|out)(?:=| )\S+ (?!-)/.test(process.argv.join(' '))

/** The shell replaces a pattern by all folders that match it. */
const oneFolderHint =
  "--manifest and --out name one folder each, so run the command once for each practice. Put a pattern in quotes if it means a whole chain: 'practices/*'."
