import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { withKept } from '../../templates/parts/kept.tsx'
import { tidy } from '../../templates/tidy.ts'

/** An example as `renderDocument` would put it into a page. */
export const exampleHtml = (example: ReactElement) => withKept(tidy(renderToStaticMarkup(example)))
