/**
 * Whether this is the temporary file that Vike writes next to its configuration, imports and then removes. One may
 * exist whenever another command or a server is starting: it is not part of our code, and may be gone before it is
 * read. The name is that of `getTemporaryBuildFilePath` in
 * vike/dist/node/vite/shared/resolveVikeConfigInternal/transpileAndExecuteFile.js.
 */
export function isVikesFile(file: string): boolean
