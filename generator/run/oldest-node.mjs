/** The oldest version of Node that has all the code needs. package.json repeats it, where npm only warns. */
export const oldestNode = '20.19'

/** Whether a version of Node is older than that. */
export function isTooOld(version) {
  const [major, minor] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldestNode.split('.').map(Number)
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor)
}
