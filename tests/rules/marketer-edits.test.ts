import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { readDraft, writeDraft } from '../support/draft.ts'
import { publish } from '../support/published.ts'
import { copyOf, emptyFolder } from '../support/world.ts'
import { marketerEdits } from './marketer-edits.ts'
import { readPublished } from './published-site.ts'
import { rules } from './rules.ts'
import { takeForValid } from './valid-html.ts'

// Any edit of the real manifest that `check` accepts keeps every rule, so the suite stays green.

const manifest = copyOf(join(root, 'manifest'))
const out = join(emptyFolder(), 'dist')
const draft = readDraft(manifest)

// One test, as each edit is made on top of those before it.
test('the site keeps every rule, whatever a marketer edits', { tags: ['soak'] }, async () => {
  takeForValid(readPublished(join(root, 'manifest'), inject('site'), { preview: false }))
  // Each edit is published, as a later one may take back what it has done.
  for (const [made, edit] of Object.entries(marketerEdits)) {
    await edit(draft, manifest)
    // A changed file has to be a new object: drafts cache their YAML by object.
    for (const [file, value] of Object.entries(draft)) draft[file] = structuredClone(value)
    writeDraft(draft, manifest)
    const { code, said } = await publish(manifest, out)
    expect(code, `${made}: ${said}`).toBe(0)
    const published = readPublished(manifest, out, { preview: false })
    const broken = rules.flatMap((rule) => rule.broken(published).map((what) => `${rule.name}: ${what}`))
    expect(broken, made).toEqual([])
  }
})
