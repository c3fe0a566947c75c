/**
 * The text as `yaml` has to see it: a byte order mark, which some Windows programs save in front of a text, would count
 * as an indentation of the first line. An empty line replaces it, so that all offsets stay the same.
 */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '\n')
