import { lstatSync, readlinkSync } from 'node:fs'
import { filesBelow } from '../disk/files-below.ts'
import { publicFolderOf } from '../folders.ts'
import type { Problem } from '../problems/problems.ts'
import { circularLink, deadLink, linkedPublic, outsideLink } from './refused-files.ts'

/** Where a problem says that a file of public/ is, seen from the manifest. */
export const publicPath = (file: string) => `../public/${file}`

const problems = {
  dead: deadLink,
  outside: (file: string, target: string) => outsideLink(file, target, 'public/'),
  circular: circularLink,
}

/**
 * The files of public/ next to the manifest in `folder`, as paths below it, and problems of its symlinks: those that lead
 * out of it, or a public/ that is one itself, could publish any file of this machine. Leaves out what `isRemoved` says is
 * to be removed.
 */
export function listPublic(
  folder: string,
  isRemoved: (path: string) => boolean = () => false,
): { files: string[]; refused: Problem[] } {
  const top = publicFolderOf(folder)
  if (lstatSync(top, { throwIfNoEntry: false })?.isSymbolicLink())
    return { files: [], refused: [linkedPublic(readlinkSync(top))] }
  const refused: Problem[] = []
  const files = filesBelow(top, (link, why, target) => {
    refused.push({ ...problems[why](`public/${link}`, target), file: publicPath(link) })
  })
  return {
    files: files.filter((file) => !isRemoved(publicPath(file))),
    refused: refused.filter(({ file }) => !isRemoved(file)),
  }
}
