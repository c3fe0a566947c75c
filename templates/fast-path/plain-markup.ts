import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { attributeWriter, escaped, NotPlain } from './attributes.ts'

// Our templates are functions that return elements: no state, no context, nothing asynchronous. React's renderer
// handles all of that, at a price. This one walks the elements and writes them out, and asks React how to write each
// attribute (attributes.ts). Anything that is not plain is refused, and React renders the whole instead. A test compares
// the two.

type Props = Readonly<Record<string, unknown>>

/** Elements that React writes in a special way, or moves elsewhere in the document. */
const special = new Set([
  ...['html', 'head', 'body', 'base', 'link', 'meta', 'style', 'script', 'noscript', 'object', 'foreignObject'],
  ...['select', 'option', 'textarea', 'pre', 'listing', 'area', 'col', 'embed', 'keygen', 'param', 'track'],
])

/** Elements without an end tag. */
const voids = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr'])

/** Attributes that React writes after all others of an element, in this order. */
const trailing: Readonly<Record<string, readonly string[]>> = {
  input: ['name', 'checked', 'defaultChecked', 'value', 'defaultValue'],
  button: ['name'],
  form: ['action', 'encType', 'method', 'target'],
}

/** Each default property, and the one it stands in for when that is missing. */
const overriddenBy: Readonly<Record<string, string>> = { defaultChecked: 'checked', defaultValue: 'value' }

/** The ancestors that change how React treats an element. */
interface Scope {
  isSvg?: true
  isPicture?: true
}

/**
 * Makes the function that writes an element as HTML, byte for byte like React followed by `tidy`. That function throws
 * if it cannot.
 */
export function markupWriter(
  react: (node: ReactNode) => string,
  tidy: (html: string) => string,
): (node: ReactNode) => string {
  const attribute = attributeWriter(react, tidy)
  const tidied = new WeakMap<InnerHtml, string>()

  const open = (tag: string, props: Props): string => {
    const trailingNames = trailing[tag]
    let html = `<${tag}`
    for (const name in props) {
      if (name === 'children' || name === 'dangerouslySetInnerHTML' || trailingNames?.includes(name)) continue
      const value = props[name]
      if (isSet(value)) html += attribute(tag, name, value)
    }
    for (const name of trailingNames ?? []) {
      const value = props[name]
      if (isSet(value) && !isSet(props[overriddenBy[name] ?? ''])) html += attribute(tag, name, value)
    }
    return `${html}>`
  }

  const element = (tag: string, props: Props, scope: Scope): string => {
    if (special.has(tag)) throw new NotPlain(tag)
    // Outside a drawing, React moves it to the head. If its content is several texts, React writes none of them.
    if (tag === 'title' && (!scope.isSvg || typeof props.children !== 'string')) throw new NotPlain(tag)
    if (tag === 'img' && props.loading !== 'lazy' && !scope.isPicture) throw new NotPlain('a picture to preload')
    const { children, dangerouslySetInnerHTML: inner } = props as {
      children?: ReactNode
      dangerouslySetInnerHTML?: InnerHtml
    }
    if (voids.has(tag)) return open(tag, props)
    const inside =
      tag === 'svg'
        ? { ...scope, isSvg: true as const }
        : tag === 'picture'
          ? { ...scope, isPicture: true as const }
          : scope
    return `${open(tag, props)}${inner === undefined ? write(children, inside) : innerHtml(inner)}</${tag}>`
  }

  /** Cached: parts in `CachedPart` are the same object on thousands of pages. */
  const innerHtml = (inner: InnerHtml): string => {
    let html = tidied.get(inner)
    if (html === undefined) {
      html = tidy(inner.__html)
      tidied.set(inner, html)
    }
    return html
  }

  const write = (node: ReactNode, scope: Scope): string => {
    if (typeof node === 'string') return escaped(node)
    if (node === null || node === undefined || typeof node === 'boolean') return ''
    if (typeof node === 'number') return String(node)
    if (Array.isArray(node)) {
      let html = ''
      for (const each of node as readonly ReactNode[]) html += write(each, scope)
      return html
    }
    const { $$typeof, type, props } = node as ReactElement<Props> & { $$typeof: unknown }
    if ($$typeof !== elementMark) throw new NotPlain(typeof node)
    if (typeof type === 'string') return element(type, props, scope)
    if (type === Fragment) return write(props.children as ReactNode, scope)
    if (typeof type === 'function' && !('isReactComponent' in (type.prototype ?? {})))
      return write((type as (props: Props) => ReactNode)(props), scope)
    throw new NotPlain('another type of element')
  }

  return (node) => write(node, {})
}

interface InnerHtml {
  __html: string
}

const elementMark = (createElement('p') as unknown as { $$typeof: unknown }).$$typeof

const isSet = (value: unknown) => value !== null && value !== undefined
