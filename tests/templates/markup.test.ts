import { basename } from 'node:path'
import fc from 'fast-check'
import { createElement, Fragment, memo, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { markupWriter } from '../../templates/fast-path/plain-markup.ts'
import { tidy } from '../../templates/tidy.ts'
import { isSoak } from '../support/soak.ts'

// The cases below do things on purpose that React warns about.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

const write = markupWriter(renderToStaticMarkup, tidy)
const react = (node: ReactNode) => tidy(renderToStaticMarkup(node))

/** The markup that is written, or React's where the node is left to React. */
function written(node: ReactNode): string {
  try {
    return write(node)
  } catch {
    return react(node)
  }
}

const isPlain = (node: ReactNode) => {
  try {
    write(node)
    return true
  } catch {
    return false
  }
}

const h = createElement

describe('the markup is the same as React’s', () => {
  const examplesOf = import.meta.glob<Record<string, ReactElement>>('../../templates/**/*.examples.tsx', {
    eager: true,
    import: 'examples',
  })

  test.each(Object.entries(examplesOf))('for every example of %s', (_, examples) => {
    for (const [name, example] of Object.entries(examples)) expect(written(example), name).toBe(react(example))
  })

  test('without React warnings, in development, about values that no template passes', () => {
    const fresh = markupWriter(renderToStaticMarkup, tidy)
    vi.mocked(console.error).mockClear()
    expect(fresh(h('a', { className: 'way', href: '/about', tabIndex: 0 }, 'Us'))).toContain('href="/about"')
    expect(console.error).not.toHaveBeenCalled()
  })

  /** Parts with a picture at the top of a page, which React preloads, or with a list of choices. */
  const leftToReact = ['hero', 'link-builder', 'photo', 'picture', 'team']

  test('for all other parts without asking React for more than attributes', () => {
    const left = Object.entries(examplesOf).filter(([, examples]) => !Object.values(examples).every(isPlain))
    expect(left.map(([file]) => basename(file, '.examples.tsx'))).toEqual(leftToReact)
  })

  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      ' ',
      '<b>&amp;</b>',
      ' maxLength=5 readOnly=b hidden="" <br/>',
      `"'><script>`,
      'javascript:alert(1)',
      ' JaVa\nScript:x',
      '\n',
      '\u00a0é漢🙂',
    ),
  )
  const values = fc.oneof(
    texts,
    fc.constantFrom(true, false, null, undefined, 0, -1, 1, 1.5, Number.NaN, 1e21, 'true', 'lazy'),
    fc.constantFrom({}, [], () => {}),
  )
  const names = fc.constantFrom(
    ...[
      'id',
      'className',
      'htmlFor',
      'href',
      'src',
      'srcSet',
      'alt',
      'title',
      'lang',
      'dir',
      'role',
      'tabIndex',
      'hidden',
    ],
    ...[
      'aria-label',
      'aria-hidden',
      'data-x',
      'data-Y',
      'hrefLang',
      'rel',
      'target',
      'download',
      'loading',
      'fetchPriority',
    ],
    ...[
      'name',
      'type',
      'value',
      'checked',
      'disabled',
      'required',
      'readOnly',
      'maxLength',
      'autoComplete',
      'inputMode',
    ],
    ...[
      'defaultValue',
      'defaultChecked',
      'placeholder',
      'open',
      'action',
      'method',
      'encType',
      'noValidate',
      'formAction',
    ],
    ...[
      'viewBox',
      'strokeWidth',
      'fillOpacity',
      'xlinkHref',
      'd',
      'x',
      'width',
      'height',
      'colSpan',
      'rowSpan',
      'start',
    ],
    ...[
      'popover',
      'popoverTarget',
      'inert',
      'itemScope',
      'style',
      'onClick',
      'enterKeyHint',
      'spellCheck',
      'suppressHydrationWarning',
    ],
    ...[
      'ref',
      'xmlLang',
      'charSet',
      'acceptCharset',
      'preload',
      'muted',
      'span',
      'size',
      'bad name',
      'contentEditable',
    ],
  )
  const props = fc.dictionary(names, values, { maxKeys: 6 })
  const tags = fc.constantFrom(
    ...['div', 'p', 'a', 'ul', 'li', 'h2', 'table', 'td', 'time', 'dialog', 'details', 'nav', 'figure', 'slot', 'x-y'],
    ...['form', 'button', 'label', 'fieldset', 'select', 'option', 'textarea', 'noscript', 'pre', 'template'],
    ...['svg', 'g', 'path', 'title', 'text', 'use', 'foreignObject', 'picture', 'iframe', 'video', 'object'],
  )
  const voids = fc.constantFrom('br', 'hr', 'img', 'input', 'source', 'wbr', 'area', 'col', 'link', 'meta')
  const Part = ({ children }: { children?: ReactNode }) => h('section', {}, children)
  const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      texts,
      fc.constantFrom<ReactNode>(null, undefined, true, false, 0, -1.5, 10n),
      fc.tuple(voids, props).map(([tag, given]) => h(tag, given)),
      fc
        .tuple(tags, props, fc.array(tie('tree'), { maxLength: 4 }))
        .map(([tag, given, inner]) => h(tag, given, ...inner)),
      fc.tuple(tags, texts).map(([tag, html]) => h(tag, { dangerouslySetInnerHTML: { __html: html } })),
      fc.array(tie('tree'), { maxLength: 3 }).map((inner) => h(Fragment, {}, ...inner)),
      fc.array(tie('tree'), { maxLength: 3 }).map((inner) => h(Part, {}, ...inner)),
    ) as fc.Arbitrary<ReactNode>,
  }))

  /** The rendered markup, or `refused` if rendering throws. */
  const outcome = (render: (node: ReactNode) => string, node: ReactNode) => {
    try {
      return render(node)
    } catch {
      return 'refused'
    }
  }

  test('for any elements', () => {
    fc.assert(
      fc.property(tree, (node) => {
        if (isPlain(node)) expect(write(node)).toBe(outcome(react, node))
      }),
      { numRuns: isSoak ? 200_000 : 500 },
    )
  })
})

describe('what is not plain is left to React', () => {
  const Stateful = () => h('p', {}, useState('state')[0])
  const cases: Record<string, ReactNode> = {
    'a component with state': h(Stateful),
    'a component of another kind': h(memo(Stateful)),
    'what waits': h(Suspense, { fallback: '' }, 'text'),
    'what belongs in the head': h('title', {}, 'text'),
    'a picture that React would preload': h('img', { src: '/a.png', alt: '' }),
    'an address that would run a script': h('a', { href: 'javascript:alert(1)' }),
    'a style': h('p', { style: { color: 'red' } }),
    'a function': h('p', { onClick: () => {} }),
  }

  test.each(Object.entries(cases))('%s', (_, node) => {
    expect(isPlain(node)).toBe(false)
  })
})
