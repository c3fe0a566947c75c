import { dirname, relative } from 'node:path/posix'

/** The first line of a file of the manifest, from which editors know its schema. */
export const schemaLine = (file: string, schema: string): string =>
  `# yaml-language-server: $schema=${pathToRoot(file)}.schema/${schema}.json`

/** `../` for each folder that a file of the manifest is in. */
export const pathToRoot = (file: string): string => {
  const path = relative(dirname(file), '.')
  return path === '' ? '' : `${path}/`
}
