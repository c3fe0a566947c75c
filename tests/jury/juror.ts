import type { MadeSite, SitePage } from '../support/made-site.ts'

export type JurorName = 'vnu' | 'linkinator' | 'htmlcs' | 'ibm' | 'csp' | 'adobe' | 'lighthouse'

/** A third-party validator. Each has a file of its own, and all have this shape. */
export interface Juror {
  name: JurorName
  /** The pages it gets: a juror that opens pages one by one in a browser gets one of each kind in each language. */
  reads: 'every page' | 'a page of each kind'
  /** The version that would run, or what this machine lacks for it. */
  available(): { version: string } | { missing: string }
  /** Everything it objects to on these pages of the site. */
  ask(pages: readonly SitePage[], site: MadeSite): Promise<Finding[]>
}

export interface Finding {
  /** The juror's own name of the rule. */
  rule: string
  /** The address of the page, or the file, that the juror objects to. */
  url: string
  /** The place in it, as the juror writes it: an element, a selector, a property. */
  at: string
  message: string
}

/** The first page of each kind in each language. */
export const eachKind = (pages: readonly SitePage[]): SitePage[] => {
  const first = new Map<string, SitePage>()
  for (const page of pages) {
    const key = `${page.kind} ${page.language}`
    if (!first.has(key)) first.set(key, page)
  }
  return [...first.values()]
}
