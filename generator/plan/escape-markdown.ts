/** Words of a page as they are: no markup of theirs, no cell of a table ended, nobody called by name, no formula. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+\-!|~>]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('$', '<span>$</span>')
    .replace(/@(?=\w)/g, '@\u2060')
}

/** As code. In a cell even code must not hold a bar. What holds a backtick cannot be shown as code in few letters. */
export const code = (text: string) => (/[`\n]/.test(text) ? escapeMarkdown(text) : `\`${text.replaceAll('|', '\\|')}\``)
