/** A text without its invisible characters: the editor's marks are made of them. */
export const visibleText = (text: string): string => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
