/**
 * Whether Vike has written this file next to its configuration, imports it and is about to remove it. Whenever another
 * command or a server starts, one may be there: it is no part of our code, and may be gone before it is read. The name is
 * that of `getTemporaryBuildFilePath` in vike/dist/node/vite/shared/resolveVikeConfigInternal/transpileAndExecuteFile.js.
 */
export function isVikesFile(file: string): boolean
