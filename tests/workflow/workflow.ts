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

export interface Job {
  needs?: string
  if?: string
  'timeout-minutes': number
  permissions: Record<string, string>
  steps: Step[]
}

export interface Step {
  id?: string
  name?: string
  if?: string
  uses?: string
  with?: Record<string, string | number | boolean>
  run?: string
  env?: Record<string, string>
  'continue-on-error'?: boolean
}

export const workflowText = readFileSync(join(repository, '.github/workflows/site.yml'), 'utf8')
export const workflow = parse(workflowText) as Workflow

/** `github`, `runner`, `steps`: what expressions may ask. */
export type Contexts = Record<string, unknown>

/** What an expression comes to. Its language is close to JavaScript's, but a key of nothing is nothing. */
export function evaluate(expression: string, contexts: Contexts): unknown {
  const safe = expression.replace(/\.(?=[a-z_])/gi, '?.')
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
