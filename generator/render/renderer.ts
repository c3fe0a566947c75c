import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Stage } from '../../src/shared/views.ts'
import type { Assets, LayoutData, Page, ViewName } from '../page.ts'
import { isFastPathOn } from './fast-path/index.ts'

export type RenderDocument = (page: Page, layout: LayoutData, assets: Assets) => string

/** The production renderer from a bundle's folder. */
export async function loadRenderer(folder: string): Promise<RenderDocument> {
  const module = await import(pathToFileURL(join(folder, 'server/render-document.mjs')).href)
  if (!isFastPathOn()) {
    const markup = await import(pathToFileURL(join(folder, 'server/markup.mjs')).href)
    ;(markup as { renderWithReactAlone: () => void }).renderWithReactAlone()
  }
  return (module as { renderDocument: RenderDocument }).renderDocument
}

export type DrawView = (name?: ViewName, stage?: Stage) => string

/** Draws the views of "what it looks like" as SVG, from the same bundle. */
export async function loadViews(folder: string): Promise<DrawView> {
  const module = await import(pathToFileURL(join(folder, 'server/draw-view.mjs')).href)
  return (module as { drawView: DrawView }).drawView
}

export type DrawEye = () => string

/** Draws the eye in cross-section, from the same bundle. */
export async function loadEye(folder: string): Promise<DrawEye> {
  const module = await import(pathToFileURL(join(folder, 'server/draw-eye.mjs')).href)
  return (module as { drawEye: DrawEye }).drawEye
}
