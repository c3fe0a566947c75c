import { suggestFillIn } from '../fill-ins.ts'
import { type Finding, matching, type Rule, type Where } from './rule.ts'

const name = '([A-Za-z][\\w-]*(?:\\.[\\w-]+)*)'

/** Other placeholder syntaxes with braces: those of Handlebars and JavaScript, and braces with one missing. */
const inBraces = [
  `\\{\\{\\s*${name}\\s*\\}\\}`,
  `\\$\\{\\s*${name}\\s*\\}`,
  `\\{\\s+${name}\\s*\\}`,
  `\\{${name}\\s+\\}`,
  `\\{${name}(?![\\w-]|\\.\\w|\\s*\\})`,
  `(?<![\\w.{-]|\\{\\s|\\{[\\w.-]*)${name}\\}`,
].map((pattern) => new RegExp(pattern))

/** The placeholder syntaxes of mail merges and forms. */
const inSigns = [`%%?${name}%%?`, `(?<![[\\w])\\[${name}\\](?![([])`, `<${name}>`].map((pattern) => new RegExp(pattern))

/** `{{city}}`, `{ city }`, `[city]`, `%city%`: a placeholder is written `{city}`. */
export const strangeBraces: Rule = {
  isSuspect: matching(
    /\{\{|\$\{|\{ +[A-Za-z][\w.-]* *\}|\{[A-Za-z][\w.-]*(?: +\}|[^\w.}:, -]|\.[^\w])|\}(?<=[^\w.{-][A-Za-z][\w.-]*\})|%[A-Za-z][\w.-]*%|\[[A-Za-z][\w.-]*\](?=[^(\]\n])|<[A-Za-z][\w.-]*>/,
  ),
  find: (text, where) => {
    if (where.language === undefined || !/[{}[<%]/.test(text)) return []
    const braced = inBraces.map((pattern) => findingsIn(text, where, pattern))
    return (
      [...braced, ...inSigns.map((pattern) => certainFindings(text, where, pattern))].find((each) => each.length > 0) ??
      []
    )
  },
}

function findingsIn(text: string, { fillIns }: Where, pattern: RegExp): Finding[] {
  const [found, id] = pattern.exec(text) ?? []
  if (found === undefined || id === undefined) return []
  const names = fillIns()
  const message = `"${found}" is not filled in: readers would see it as it is`
  if (!names.includes(id)) return [{ code: 'BAD_FILL_IN', found, message, fix: suggestFillIn(id, names) }]
  const all = new RegExp(pattern.source, 'g')
  const mended = text.replace(all, (each, one: string) => (names.includes(one) ? `{${one}}` : each))
  return [{ code: 'BAD_FILL_IN', found, message, fix: `Write "{${id}}".`, mended }]
}

/** Words in other brackets may be meant literally, unless they are a known name. */
const certainFindings = (text: string, where: Where, pattern: RegExp) =>
  findingsIn(text, where, pattern).filter(({ mended }) => mended !== undefined)
