/** Page text shown literally: it cannot add markup or links, end a table cell, mention anyone or start a formula. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+\-!|~>]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('$', '<span>$</span>')
    .replace(/@(?=\w)|\b(?:https?|ftp):(?=\/\/)|\bwww(?=\.)/gi, '$&\u2060')
}

/**
 * As inline code. In a table cell, even code must not contain a bar. Text with a backtick cannot be shown briefly as
 * code.
 */
export const code = (text: string) => (/[`\n]/.test(text) ? escapeMarkdown(text) : `\`${text.replaceAll('|', '\\|')}\``)
