import { basename } from 'node:path'
import { isInMediaFolder } from './media.ts'

/** Files that people keep next to the manifest for other readers. */
const keptOnPurpose = /^(readme|reference|notes?|to-?do|changelog|contributing|licen[cs]e)(\.|$)/i

/** What editors of other texts add to a name, and `.yaml` misspelled. Copies that editors keep end in other ways. */
const otherEnding = /\.(txt|text|md|markdown|json|y[aml]{2,4})$/i

/** Without an ending, only a name with a letter counts: some editors make a file `4913` for a moment. */
const withoutEnding = /^[\p{L}\d _-]*\p{L}[\p{L}\d _-]*$/u

/** Whether a text file may be one of the manifest whose author gave it another ending than `.yaml`, or none. */
export function hasOtherEnding(file: string): boolean {
  const isHidden = /(^|\/)\./.test(file)
  if (isHidden || isInMediaFolder(file)) return false
  const name = basename(file)
  return !keptOnPurpose.test(name) && (otherEnding.test(name) || withoutEnding.test(name))
}

/** The name with `.yaml` instead of its own ending. */
export const endedAsYaml = (file: string) => `${file.replace(otherEnding, '').replace(/\.ya?ml$/i, '')}.yaml`
