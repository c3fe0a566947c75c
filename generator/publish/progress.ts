/** What a long command is doing, and how much of it is done, if known. */
export interface Progress {
  phase: 'reading' | 'bundling' | 'rendering' | 'drawing' | 'comparing' | 'publishing'
  done?: number
  total?: number
}
