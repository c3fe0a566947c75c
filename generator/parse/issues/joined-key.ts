/** A key and its value, which YAML reads as one text. */
interface JoinedKey {
  key: string
  rest: string
  /** Whether there is a space between them, but one that YAML does not recognize, such as a word processor's. */
  isSpaced: boolean
}

/** The key that a text of one line starts with, if there is no plain space after its colon: `name:Mission Viejo`. */
export function joinedKey(text: string): JoinedKey | undefined {
  const [, key, space, rest] = /^([A-Za-z][\w-]*):(?:([^\S \n]+)|(?=[^\s/]))(\S.*)$/.exec(text) ?? []
  return key === undefined || rest === undefined ? undefined : { key, rest, isSpaced: space !== undefined }
}
