export const oldestNode: string
export function isTooOld(version: string): boolean
