import { type Finding, matching, type Rule } from './rule.ts'

/** Not TBC, which is tuberculosis in Spanish. */
const capitals = /\b(?:FIXME|TBD|TK TK|X{3,})\b/
/** In front of a note, or alone: elsewhere, "todo" in capitals may be the Spanish word. */
const todo = /(?<=^|[.:!?[(]\s*)TODO(?=\s*:|[()\]]|\s*$)/
const todoThis =
  /\bTODO\b(?=\s+(?:write|add|check|fix|ask|update|replace|finish|translate|confirm|find|review|remove|change)\b)/
const dummy = /\blorem ipsum\b|\bdolor sit amet\b|\basdf\w*/i
/** Not the addition of a reading lens: `[add +2.00]`. */
const request = /[[<](?:insert|add(?!\s*[+\d])|put|agregar|agregue|insertar|inserte)\b[^\]>]*[\]>](?!\()/i
const standIn =
  /^\W*(?:(?:your|add|insert|some|su|agregue) )?(?:text|title|heading|name|texto|título) (?:goes )?(?:here|aquí)\W*$/iu

/** Notes that writers leave for later, and placeholder texts. */
export const leftovers: Rule = {
  isSuspect: matching(
    /TODO|FIXME|TBD\b|TK TK|XXX|ipsum|IPSUM|dolor sit|asdf|[[<](?:insert|add|put|agreg)| (?:here|aquí)["']?$/m,
  ),
  find: (text, { language }) => {
    const found = [todo, todoThis, capitals, dummy, ...(language === undefined ? [] : [request, standIn])]
      .map((pattern) => pattern.exec(text)?.[0].trim())
      .find((each) => each !== undefined)
    return found === undefined ? [] : [leftover(found)]
  },
}

const leftover = (found: string): Finding => ({
  code: 'UNFINISHED_TEXT',
  found,
  message: `"${found}" is a leftover that readers would see`,
  fix: 'Write the text, or remove the note.',
})

/** File names, such as those that cameras and phones give photos, where text for readers belongs. */
export const fileNames: Rule = {
  isSuspect: matching(/\.(?:jpe?g|png|webp|heic|gif|pdf|docx?)\b|\d(?<=(?:IMG|DSC|PXL|Screenshot)[-_ ]?\d)/i),
  find: (text, { field, language }) =>
    language !== undefined && field !== 'file' && field !== 'photo' && isFileName(text) ? [named(text)] : [],
}

const isFileName = (text: string) =>
  /^[^\s/]+(?: [^\s/]+){0,3}\.(?:jpe?g|png|webp|heic|gif|pdf|docx?)$/i.test(text) ||
  /^(?:IMG|DSCN?|DSC_|PXL|Screenshot)[-_ ]?\d{3,}\S*$/i.test(text)

const named = (found: string): Finding => ({
  code: 'UNFINISHED_TEXT',
  found,
  message: `"${found}" is a file name`,
  fix: 'Write in words what it shows.',
})
