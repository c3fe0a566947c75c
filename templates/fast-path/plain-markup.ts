import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

// Our templates are functions that return elements: no state, no context, nothing asynchronous. React's renderer
// handles all of that, at a price. This one walks the elements and writes them out. It does not decide how to write an
// attribute: it asks React once for each and caches the answer. Anything that is not plain is refused, and React
// renders the whole instead. A test compares the two.

type Props = Readonly<Record<string, unknown>>

/** Thrown for anything that only React can render. */
class NotPlain extends Error {
  constructor(what: string) {
    super(`${what} is left to React`)
  }
}

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

/** Properties that React writes elsewhere, or not as a plain attribute. */
const indirect = new Set(['formAction', 'formEncType', 'formMethod', 'formTarget', 'style'])

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
  const learned = new Map<string, Map<string, Attribute>>()
  const tidied = new WeakMap<InnerHtml, string>()

  const attribute = (tag: string, name: string, value: unknown): string => {
    const known = lookUp(tag, name)
    if (typeof value === 'string') {
      if (value === '') return known.empty()
      if (mayBeScript(value)) throw new NotPlain(value)
      if (known.text !== undefined) return `${known.text}${escaped(value)}"`
      if (known.isLeftOut) return ''
    }
    if (value === true) return known.yes()
    if (value === false) return known.no()
    if (typeof value === 'number' && known.number !== undefined && !Number.isNaN(value))
      return `${known.number}${value}"`
    throw new NotPlain(`${tag} ${name}`)
  }

  const lookUp = (tag: string, name: string): Attribute => {
    let ofTag = learned.get(tag)
    if (ofTag === undefined) {
      ofTag = new Map()
      learned.set(tag, ofTag)
    }
    let known = ofTag.get(name)
    if (known === undefined) {
      known = learn(tag, name)
      ofTag.set(name, known)
    }
    return known
  }

  /**
   * Asks React. For `img`, asks about `source`, because React may write more than the element for a picture. For the
   * value of an `input`, asks about its default, which is written alike: in development, React warns of the other.
   */
  const learn = (tag: string, name: string): Attribute => {
    if (indirect.has(name)) throw new NotPlain(name)
    const asked = tag === 'img' ? 'source' : tag
    const property = tag === 'input' && name === 'value' ? 'defaultValue' : name
    const written = (value: unknown) => {
      const html = tidy(react(createElement(asked, { [property]: value })))
      return html.slice(`<${asked}`.length, html.indexOf('>'))
    }
    const before = (value: string | number) => {
      const attribute = written(value)
      return attribute.endsWith(`${value}"`) ? attribute.slice(0, -`${value}"`.length) : undefined
    }
    const [number, ...others] = [7, 0, -7].map(before)
    return {
      text: before('x'),
      isLeftOut: written('x') === '' && written('7') === '',
      number: others.every((other) => other === number) ? number : undefined,
      // Not before a template uses them: in development, React warns about values that an attribute cannot have.
      empty: once(() => written('')),
      yes: once(() => written(true)),
      no: once(() => written(false)),
    }
  }

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

/** How React writes an attribute. */
interface Attribute {
  /** What precedes a text or a number. Undefined if the value is not simply appended. */
  text: string | undefined
  number: string | undefined
  /** Whether React writes nothing for a text. */
  isLeftOut: boolean
  /** The whole attribute for an empty text, for true and for false. */
  empty: () => string
  yes: () => string
  no: () => string
}

function once(make: () => string): () => string {
  let made: string | undefined
  return () => {
    made ??= make()
    return made
  }
}

const elementMark = (createElement('p') as unknown as { $$typeof: unknown }).$$typeof

const isSet = (value: unknown) => value !== null && value !== undefined

/** Whether React may write something else, as it does for a URL that would run a script. */
const mayBeScript = (value: string) => /^[\0- ]*j[\r\n\t]*a[\r\n\t]*v/i.test(value)

/** Escapes like React. */
function escaped(text: string): string {
  return needsEscape.test(text) ? text.replace(everyEscape, (char) => entities[char]!) : text
}

const needsEscape = /["'&<>]/
const everyEscape = /["'&<>]/g
const entities: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }
