import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse } from 'yaml'
import { repository } from '../support/world.ts'

/** A workflow file, as far as ours use its language. */
export interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  defaults: { run: { shell: string } }
  jobs: Record<string, Job>
}

type Scalar = string | number | boolean

export interface Job {
  needs?: string
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

/** A workflow of ours, by the name of its file, and its text. */
export function readWorkflow(file: string): { workflow: Workflow; text: string } {
  const text = readFileSync(join(repository, '.github/workflows', file), 'utf8')
  return { workflow: parse(text) as Workflow, text }
}

/** `github`, `runner`, `steps`, `matrix`: what expressions may ask. */
export type Contexts = Record<string, unknown>

/** What an expression comes to. Its language is close to JavaScript's, but a key of nothing is nothing, and names may have a dash. */
export function evaluate(expression: string, contexts: Contexts): unknown {
  const safe = expression.replace(/\.([a-z_][\w-]*)/gi, (_, key: string) => `?.[${JSON.stringify(key)}]`)
  return runInNewContext(safe, { ...contexts, cancelled: () => false }) as unknown
}

/** A text with the expressions in it filled in. */
export const fillIn = (text: string, contexts: Contexts) =>
  text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => String(evaluate(expression, contexts) ?? ''))

/** Whether a job or a step runs, when `succeeded` says how all before it went. Only some conditions ask for that themselves. */
export function runs(condition: string | undefined, succeeded: boolean, contexts: Contexts): boolean {
  if (condition === undefined) return succeeded
  const expression = condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/, '$1')
  return (succeeded || /\bcancelled\(\)/.test(expression)) && Boolean(evaluate(expression, contexts))
}
