import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Stage } from '../../src/shared/views.ts'
import { importModule } from '../import-module.ts'
import type { Assets, LayoutData, Page, ViewName } from '../page.ts'
import { isFastPathOn } from './fast-path/index.ts'

export type RenderDocument = (page: Page, layout: LayoutData, assets: Assets) => string

/** The production renderer from a bundle's folder. */
export async function loadRenderer(folder: string): Promise<RenderDocument> {
  const { renderDocument } = await load<{ renderDocument: RenderDocument }>(folder, 'render-document')
  if (!isFastPathOn()) {
    const { renderWithReactAlone } = await load<{ renderWithReactAlone: () => void }>(folder, 'markup')
    renderWithReactAlone()
  }
  return renderDocument
}

export type DrawView = (name?: ViewName, stage?: Stage) => string

/** Draws the views of "what it looks like" as SVG, from the same bundle. */
export async function loadViews(folder: string): Promise<DrawView> {
  const { drawView } = await load<{ drawView: DrawView }>(folder, 'draw-view')
  return drawView
}

export type DrawEye = () => string

/** Draws the eye in cross-section, from the same bundle. */
export async function loadEye(folder: string): Promise<DrawEye> {
  const { drawEye } = await load<{ drawEye: DrawEye }>(folder, 'draw-eye')
  return drawEye
}

const load = <T>(folder: string, module: string): Promise<T> =>
  importModule<T>(pathToFileURL(join(folder, `server/${module}.mjs`)).href)
