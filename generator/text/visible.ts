/** A text without its invisible characters: the editor's marks are made of them. */
export const visible = (text: string): string => text.replaceAll(/\p{Cf}/gu, '')
