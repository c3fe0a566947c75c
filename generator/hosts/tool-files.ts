import type { Host } from './host.ts'

/** What Git keeps in a folder that is pushed to a host. */
const gitFiles = ['.git', '.gitignore']

/** Whether a path in a published folder is not part of the site: Git, or the host's own tool, keeps it there. */
export const isToolFile = (path: string, host: Pick<Host, 'toolFiles'> | undefined): boolean =>
  [...gitFiles, ...(host?.toolFiles ?? [])].includes(path.split('/')[0]!)
