import { Option } from 'commander'

/**
 * What the command line says about each option that a command's module takes, under the name it has there: `dryRun` is
 * `--dry-run`. The compiler asks for all of them, and for a way to read those that are not text.
 */
export type OptionTable<Options extends object> = {
  [Name in keyof Options & string as `--${Kebab<Name>}`]-?: Described<Exclude<Options[Name], undefined>>
}

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''

type Described<Value> = [Value] extends [boolean]
  ? Flag
  : [string] extends [Value]
    ? Flag & Taking<string>
    : Flag & Taking<Value> & ({ choices: readonly Value[] } | { parse: (text: string) => Value })

interface Flag {
  help: string
  /** Options that it cannot be combined with, by their names in the module. */
  conflicts?: readonly string[]
}

interface Taking<Value> {
  takes: `<${string}>` | `[${string}]`
  choices?: readonly Value[]
  parse?: (text: string) => Value
  /** The value without the option. */
  usually?: Value
}

/** The options as commander takes them. */
export const optionsIn = <Options extends object>(table: OptionTable<Options>): Option[] =>
  Object.entries<Flag & Partial<Taking<unknown>>>(table).map(([name, described]) => {
    const { help, conflicts = [], takes, choices, parse, usually } = described
    const option = new Option(takes === undefined ? name : `${name} ${takes}`, help).conflicts([...conflicts])
    if (choices !== undefined) option.choices(choices.map(String))
    if (parse !== undefined) option.argParser(parse)
    return usually === undefined ? option : option.default(usually)
  })
