import { basename, join } from 'node:path'
import type { Stage } from '../../src/shared/views.ts'
import { type Code, keepCode } from '../cache/code.ts'
import { runScript } from '../cache/compiled-script.mjs'
import { kept } from '../cache/store.ts'
import type { Assets, LayoutData, Page, ViewName } from '../page.ts'
import { isFastPathOn } from './fast-path/index.ts'

export type RenderDocument = (page: Page, layout: LayoutData, assets: Assets) => string

/** Draws the views of "what it looks like" as SVG. */
export type DrawView = (name?: ViewName, stage?: Stage) => string

/** Draws the eye in cross-section. */
export type DrawEye = () => string

/** The templates of a bundle, as they are in production. */
export interface Templates {
  renderDocument: RenderDocument
  renderWithReactAlone: () => void
  drawView: DrawView
  drawEye: DrawEye
}

/** Made by build-bundle.ts, in the folder `server` of a bundle. */
export const templatesFile = 'templates.js'

/** By the folder of their bundle: one that goes on publishing runs them once. */
const running = new Map<string, { exports: Templates; code: Code }>()

/** The templates of the bundle in this folder, with what V8 has made of them in an earlier run. */
export function loadTemplates(folder: string): Templates {
  const { exports } = running.get(folder) ?? start(folder)
  if (!isFastPathOn()) exports.renderWithReactAlone()
  return exports
}

function start(folder: string) {
  const name = `templates-${basename(folder, '.kept')}`
  const { exports, isTaken, bytes } = runScript<Templates>(
    join(folder, 'server', templatesFile),
    kept({ kind: 'code', name }),
  )
  const code: Code = { name, state: isTaken ? 'taken' : 'missing', bytes }
  const started = { exports, code }
  running.set(folder, started)
  return started
}

/** Keeps what V8 has made of the templates, for the next command: to be called when they have rendered. */
export function keepTemplates(folder: string): void {
  const started = running.get(folder)
  if (started === undefined) return
  keepCode(started.code)
  // Not again at every save, in a command that goes on publishing.
  started.code.state = 'taken'
}
