import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse } from 'yaml'
import { root } from '../../generator/folders.ts'

/** A workflow file, limited to the features that ours use. */
export interface Workflow {
  name: string
  concurrency: { group: string }
  on: Record<string, unknown>
  permissions: Record<string, string>
  defaults: { run: { shell: string } }
  jobs: Record<string, Job>
}

type Scalar = string | number | boolean

export interface Job {
  needs?: string | string[]
  strategy?: { matrix: Record<string, Scalar[]> }
  env?: Record<string, string>
  if?: string
  'timeout-minutes': number
  permissions?: Record<string, string>
  steps: Step[]
}

export interface Step {
  id?: string
  name?: string
  if?: string
  uses?: string
  with?: Record<string, Scalar>
  run?: string
  env?: Record<string, string>
  'continue-on-error'?: boolean
}

/** Reads one of our workflows by file name: parsed, and as text. */
export function readWorkflow(file: string): { workflow: Workflow; text: string } {
  const text = readFileSync(join(root, '.github/workflows', file), 'utf8')
  return { workflow: parse(text) as Workflow, text }
}

/** The contexts that expressions may use: `github`, `runner`, `steps`, `matrix`. */
export type Contexts = Record<string, unknown>

/** Evaluates an expression. It is close to JavaScript, but keys of null are null and names may have dashes. */
function evaluate(expression: string, contexts: Contexts): unknown {
  const safe = expression.replace(/\.([a-z_][\w-]*)/gi, (_, key: string) => `?.[${JSON.stringify(key)}]`)
  return runInNewContext(safe, { ...contexts, cancelled: () => false }) as unknown
}

/** Fills in the expressions in a text. */
export const fillIn = (text: string, contexts: Contexts) =>
  text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => String(evaluate(expression, contexts) ?? ''))

/** Whether a job or a step runs. Only one with `cancelled()` in its condition does when something before it failed. */
export function runs(condition: string | undefined, succeeded: boolean, contexts: Contexts): boolean {
  if (condition === undefined) return succeeded
  const expression = condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/, '$1')
  return (succeeded || /\bcancelled\(\)/.test(expression)) && Boolean(evaluate(expression, contexts))
}
