export function folderToRun(folder: string, isForced: boolean): string
