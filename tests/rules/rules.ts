import { citedSources } from './cited-sources.ts'
import { languagesOfBodies, languagesOfParts } from './languages-of-parts.ts'
import { linkRules } from './link-rules.ts'
import { pageRules } from './page-rules.ts'
import { readingLevel } from './reading-level.ts'
import { reviewedPages } from './reviewed-pages.ts'
import type { Rule } from './rule.ts'
import { searchEngineRules } from './search-engine-rules.ts'
import { validHtml } from './valid-html.ts'

/** All rules that hold for the site of any manifest that `check` accepts. */
export const rules: readonly Rule[] = [
  ...pageRules,
  ...linkRules,
  ...searchEngineRules,
  readingLevel,
  reviewedPages,
  citedSources,
  languagesOfParts,
  languagesOfBodies,
  validHtml,
]
