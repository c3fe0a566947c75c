import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { tidy } from '../../templates/tidy.ts'

/** An example as `renderDocument` would put it into a page. */
export const exampleHtml = (example: ReactElement) => tidy(renderToStaticMarkup(example))
