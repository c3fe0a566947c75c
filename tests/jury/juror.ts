export type JurorName = 'vnu' | 'linkinator' | 'htmlcs' | 'ibm' | 'csp' | 'adobe' | 'lighthouse'

/** A validator that others wrote. One file each, one shape. */
export interface Juror {
  name: JurorName
  /** What it asks for each time: a browser that opens pages one by one sees only one of each kind in each language. */
  reads: 'every page' | 'a page of each kind'
  /** The version that would judge, or what this machine lacks for it. */
  available(): { version: string } | { missing: string }
  /** All that it objects to on these pages of the site. */
  ask(pages: readonly JuryPage[], site: JurySite): Promise<Finding[]>
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

/** A generated site, and a server for it that listens on this machine alone. */
export interface JurySite {
  folder: string
  /** Without a slash at the end: `http://127.0.0.1:41234`. */
  origin: string
  /** The address of the practice, under which canonical links and the sitemap name the pages. */
  published: string
  pages: readonly JuryPage[]
}

export interface JuryPage {
  url: string
  kind: string
  language: string
  /** Absolute path of its HTML. */
  file: string
}

/** The first page of each kind in each language. */
export const eachKind = (pages: readonly JuryPage[]): JuryPage[] => {
  const first = new Map<string, JuryPage>()
  for (const page of pages) {
    const key = `${page.kind} ${page.language}`
    if (!first.has(key)) first.set(key, page)
  }
  return [...first.values()]
}
