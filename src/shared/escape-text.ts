/** Escapes `text` for HTML and XML, between tags or inside quotes. */
export const escapeText = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char]!)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
