import { type EventType, FAILSAFE_SCHEMA, load, type State, Type, type YAMLException } from 'js-yaml'
import { walk } from './walk.ts'

/**
 * The value of YAML as it is mostly written, in a ninth of the time that the parser of `yaml` takes, whose nodes know
 * where each of them stands. Undefined where the text has a mistake, and where the two might not read the same: then
 * that parser decides. So whatever is returned here, it would have returned too, and found nothing wrong.
 *
 * Version 5 of js-yaml takes three times as long as version 4, which is kept up beside it.
 */
export function readPlainYaml(text: string): unknown {
  if (readDifferently.some((sign) => sign.test(text))) return undefined
  const made = new Set<object>()
  const listener = (event: EventType, { result }: State) => {
    if (event === 'close' && isObject(result)) made.add(result)
  }
  try {
    const value: unknown = load(text, { schema, listener, onWarning })
    return isObject(value) && !hasOddKeys(value, made) ? value : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What is worth a warning is worth the other parser's opinion. */
function onWarning(warning: YAMLException): never {
  throw warning
}

/**
 * What one library accepts or reads otherwise than the other, and what nobody needs in a manifest. In a text, such
 * signs only cost time. At the start of a line: several documents and directives, dashes with nothing after them, and
 * blocks whose sign has a line of its own. In both: anchors, tags and keys after a question mark. Elsewhere: tabs and
 * marks of byte order, comments without a space before them, and blocks that give their indentation as a number.
 */
const readDifferently = [
  /^(?:---|\.\.\.|%|[ -]*(?:[&!|>]|\?\s|-\s*(?:#|$)))/m,
  /[[{,:]\s*(?:[&!]|\?\s)|[\t\uFEFF]|[[\]{},"']#|[|>][+-]?\d/,
]

/**
 * Keys that each library writes out in its way: none at all, as in `: x`, and groups and lists, which are among those
 * that were `made` on the way and not within the value.
 */
function hasOddKeys(value: object, made: ReadonlySet<object>): boolean {
  const within = new Set<object>()
  walk(value, (each) => {
    if (isObject(each)) within.add(each)
    return undefined
  })
  return [...made].some((each) => !within.has(each)) || [...within].some((each) => Object.hasOwn(each, 'null'))
}

/** A type of the core schema of YAML 1.2, in the spellings of its specification: js-yaml knows more of them. */
const scalar = (name: string, spelling: RegExp, construct: (text: string) => unknown) =>
  new Type(`tag:yaml.org,2002:${name}`, {
    kind: 'scalar',
    resolve: (text: string | null) => spelling.test(text ?? ''),
    construct,
  })

// https://yaml.org/spec/1.2.2/#1032-tag-resolution
const schema = FAILSAFE_SCHEMA.extend({
  implicit: [
    scalar('null', /^(?:~|[Nn]ull|NULL)?$/, () => null),
    scalar('bool', /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/, (text) => /^t/i.test(text)),
    scalar('int', /^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+)$/, Number),
    scalar(
      'float',
      /^(?:[-+]?(?:\.\d+|\d+\.\d*|\d+(?=[eE]))(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
      floatOf,
    ),
  ],
})

function floatOf(text: string): number {
  if (/inf$/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity
  return Number(text)
}
