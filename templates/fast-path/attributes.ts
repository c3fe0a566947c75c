import { createElement, type ReactNode } from 'react'

/** Thrown for anything that only React can render. */
export class NotPlain extends Error {
  constructor(what: string) {
    super(`${what} is left to React`)
  }
}

/** Properties that React writes elsewhere, or not as a plain attribute. */
const indirect = new Set(['formAction', 'formEncType', 'formMethod', 'formTarget', 'style'])

/**
 * Makes the function that writes an attribute like React followed by `tidy`: it asks React once for each attribute of
 * each element, and remembers the answer. That function throws if the attribute is not plain.
 */
export function attributeWriter(
  react: (node: ReactNode) => string,
  tidy: (html: string) => string,
): (tag: string, name: string, value: unknown) => string {
  const learned = new Map<string, Map<string, Attribute>>()

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

  return (tag, name, value) => {
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

/** Whether React may write something else, as it does for a URL that would run a script. */
const mayBeScript = (value: string) => /^[\0- ]*j[\r\n\t]*a[\r\n\t]*v/i.test(value)

/** Escapes like React. */
export function escaped(text: string): string {
  return needsEscape.test(text) ? text.replace(everyEscape, (char) => entities[char]!) : text
}

const needsEscape = /["'&<>]/
const everyEscape = /["'&<>]/g
const entities: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }
