import { called } from '../called.ts'

/** An option of a command, as commander describes it. */
interface Option {
  flags: string
  long?: string | undefined
}

/** Options of ours that npm has too: their variables may also come from npm's own configuration. */
const npmHasToo = ['--json', '--yes', '--force', '--all', '--only', '--dry-run', '--verbose']

/**
 * What to say if npm has kept options that were meant for the command, as in `npm run check --release`: it passes on
 * only what follows "--". The command would run without them, and check or publish something else.
 */
export function takenByNpm(options: readonly Option[], env: NodeJS.ProcessEnv): string | undefined {
  const { npm_lifecycle_event: script, npm_lifecycle_script: text = '' } = env
  // A project's own script may read such options itself, and then start the command by npx.
  if (script === undefined || script === 'npx' || !text.includes('sightline')) return undefined
  const taken = options.filter(
    ({ long = '' }) => !npmHasToo.includes(long) && env[`npm_config_${variable(long)}`] !== undefined,
  )
  if (taken.length === 0) return undefined
  const names = taken.map(({ long }) => long).join(' and ')
  const right = taken.map(({ flags }) => flags).join(' ')
  const asked = text.replace(/^.*sightline(\.mjs)? /, '')
  return `npm has kept ${names} for itself, as it passes on only what follows "--". Use "${called} ${asked} ${right}".`
}

const variable = (long: string) => long.replace(/^--/, '').replaceAll('-', '_')
