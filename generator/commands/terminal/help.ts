import { called } from '../../called.ts'
import { type ExitCode, exitCodes } from '../../exit-codes.ts'

/** The part of a command's help that follows its options: examples, and the meaning of its exit codes. */
export function helpOf(command: Explained): string {
  const { examples, codes = [] }: Help = help[command]
  const rows = [...common, ...codes].sort(([a], [b]) => a - b)
  return [
    '\nExamples:',
    ...examples.map((example) => `  $ ${called} ${example}`),
    '\nExit codes:',
    ...rows.map(([code, meaning]) => `  ${String(code).padStart(3)}  ${meaning}`),
  ].join('\n')
}

type Code = [code: ExitCode, meaning: string]

const common: Code[] = [
  [exitCodes.ok, 'success'],
  [exitCodes.usage, 'invalid command line, or no such folder'],
  [exitCodes.io, 'disk or network error'],
  [exitCodes.internal, 'internal error in Sightline'],
  [exitCodes.interrupted, `interrupted with Ctrl+C (${exitCodes.terminated}: with SIGTERM)`],
]
const problems: Code = [exitCodes.problems, 'the manifest has errors']
const refused: Code = [exitCodes.problems, 'the manifest has errors, or the change would cause some']
const notWritten: Code = [exitCodes.changes, 'shown but not confirmed, so not written']

interface Help {
  examples: string[]
  codes?: Code[]
}

const help = {
  sightline: {
    examples: ['check', 'generate --preview', 'preview', 'dev --port 3001', 'generate --help'],
    codes: [problems, [exitCodes.changes, 'plan: something would change; add, rename and remove: not confirmed']],
  },
  init: {
    examples: ['init', 'init ../clinic/manifest --city "Portland, OR" --languages en,es'],
    codes: [problems],
  },
  add: {
    examples: ['add city "Mission Viejo"', 'add neighborhood "Woodbury" --in irvine', 'add page guide lens-care --yes'],
    codes: [refused, notWritten],
  },
  rename: {
    examples: ['rename city "Villa Park" "Villa Park Hills"', 'rename page /conditions/dry-eye /eyes/dry-eye --yes'],
    codes: [refused, notWritten],
  },
  remove: {
    examples: ['remove city "Villa Park"', 'remove page /conditions/lasik --to /conditions --yes'],
    codes: [refused, notWritten],
  },
  generate: {
    examples: [
      'generate',
      'generate --preview --out preview',
      'generate --atomic',
      'generate --watch',
      'generate --profile',
      'generate --manifest ../other/manifest --json',
      "generate --host cloudflare-worker --manifest 'practices/*'",
    ],
    codes: [[exitCodes.problems, 'the manifest has errors: nothing was published']],
  },
  rollback: { examples: ['rollback', 'rollback --list', 'rollback --to 2026-11-22-183000 --out ../www'] },
  merge: { examples: ['generate --shard 1/2', 'generate --shard 2/2', 'merge part-1 part-2 --out dist'] },
  check: {
    examples: ['check', 'check --release', 'check --watch', 'check --json', 'check --format sarif > problems.sarif'],
    codes: [problems],
  },
  fix: {
    examples: ['fix', 'fix --dry-run', 'fix --only UNKNOWN_KEY --yes', 'fix pages/about.yaml'],
    codes: [[exitCodes.problems, 'there are fixes that were not written']],
  },
  routes: {
    examples: ['routes', 'routes --language es --state fallback', 'routes --kind guide --json'],
    codes: [problems],
  },
  hosts: { examples: ['hosts', 'hosts --json'] },
  sources: { examples: ['sources', 'sources --json'], codes: [problems] },
  audit: { examples: ['audit', 'audit --json'], codes: [problems] },
  plan: {
    examples: ['plan', 'plan --markdown > comment.md', 'plan --json --out ../published'],
    codes: [problems, [exitCodes.changes, 'something would change']],
  },
  preview: {
    examples: ['preview', 'preview --generate --manifest ../other/manifest', 'preview --out preview --port 8080'],
    codes: [[exitCodes.problems, 'with --generate: the manifest has errors']],
  },
  dev: { examples: ['dev', 'dev --manifest ../other/manifest --port 3001'] },
  cache: { examples: ['cache', 'cache --clear', 'cache --clear pictures'] },
  schema: { examples: ['schema', 'schema --manifest ../other/manifest'] },
  explain: { examples: ['explain', 'explain UNKNOWN_CITY', 'explain --json'] },
} satisfies Record<string, Help>

/** The commands, and the program itself. */
export type Explained = keyof typeof help
