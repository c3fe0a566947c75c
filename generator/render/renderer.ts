import { basename } from 'node:path'
import type { Stage } from '../../src/shared/views.ts'
import { kept } from '../cache/store.ts'
import type { Assets, LayoutData, Page, ViewName } from '../page.ts'
import { type Code, keepCode } from '../run/code.ts'
import { runScript } from '../run/compiled-script.mjs'
import { templatesFile } from './bundle/templates-file.ts'
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

/** The loaded templates by their bundle's folder: a command that keeps publishing runs the script once. */
const running = new Map<string, { exports: Templates; code: Code }>()

/**
 * Which kind of thread renders: render threads run with other heap settings than the command, and V8 rejects a code
 * cache that was made under other settings.
 */
type TemplatesPurpose = 'command' | 'thread'

/** Loads the templates of the bundle in this folder, with V8's code cache from an earlier run for the same purpose. */
export function loadTemplates(folder: string, purpose: TemplatesPurpose = 'command'): Templates {
  const { exports } = running.get(folder) ?? start(folder, purpose)
  if (!isFastPathOn()) exports.renderWithReactAlone()
  return exports
}

function start(folder: string, purpose: TemplatesPurpose) {
  const name = `templates-${purpose}-${basename(folder, '.kept')}`
  const { exports, isAccepted, bytes } = runScript<Templates>(templatesFile(folder), kept({ kind: 'code', name }))
  const code: Code = { name, state: isAccepted ? 'taken' : 'missing', bytes }
  const started = { exports, code }
  running.set(folder, started)
  return started
}

/** Saves V8's code cache of the templates for the next command. Call it after they have rendered. */
export function keepTemplates(folder: string): void {
  const started = running.get(folder)
  if (started === undefined) return
  keepCode(started.code)
  // A command that keeps publishing must not save it again each time.
  started.code.state = 'taken'
}
