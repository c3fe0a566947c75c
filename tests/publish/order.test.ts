import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Step, stepsOf } from '../../generator/publish/order.ts'
import { readRedirects, redirectsFile } from '../../generator/redirect-rules.ts'
import { urlOfFile } from '../../generator/urls.ts'
import type { Tree } from '../support/published.ts'
import { missingIn, type ReaderView, readerView, requestsDuringCommit, viewBeforeCommit } from '../support/reader.ts'
import { isSoak } from '../support/soak.ts'

const pageFiles = ['index.html', 'a.html', 'b.html', 'c.html', 'a/b.html', 'a/c.html', 'es/a.html', 'es/b.html']
const otherFiles = ['assets/one.js', 'assets/two.js', 'assets/three.css', 'search.json', 'sitemap.xml', 'views/eye.svg']

/** A site whose files refer to some of the others, with redirects from some addresses that have no page. */
interface Plan {
  pages: string[]
  others: string[]
  /** One number per file: its bits choose the files it refers to, and it varies the file's other text. */
  seeds: number[]
  /** Addresses to redirect, each with the index of its target page. Those that have a page are ignored. */
  redirects: [from: string, to: number][]
}

const plan: fc.Arbitrary<Plan> = fc.record({
  pages: fc.subarray(pageFiles, { minLength: 1 }),
  others: fc.subarray(otherFiles),
  seeds: fc.array(fc.nat(2 ** 20), { minLength: 14, maxLength: 14 }),
  redirects: fc.array(fc.tuple(fc.constantFrom('/old', ...pageFiles.map(urlOfFile)), fc.nat(7)), { maxLength: 4 }),
})

function siteOf({ pages, others, seeds, redirects }: Plan): Tree {
  const files = [...pages, ...others]
  const names = [...pageFiles, ...otherFiles]
  const tree: Tree = new Map(
    files.map((file) => {
      const seed = seeds[names.indexOf(file)]!
      // A list such as the sitemap refers to every page, any other file to those that its seed selects.
      const referred = files.filter((_, index) => (/xml|json/.test(file) ? index < pages.length : (seed >> index) & 1))
      return [file, Buffer.from(referred.map((each) => `"${urlOfFile(each)}"`).join(' ') + (seed % 3))]
    }),
  )
  const rules = redirects
    .filter(([from]) => !pages.some((page) => urlOfFile(page) === from))
    .map(([from, to]) => `${from} ${urlOfFile(pages[to % pages.length]!)} 301\n`)
  return tree.set(redirectsFile, Buffer.from(rules.join('')))
}

function change(old: Tree, news: Tree) {
  return stepsOf({
    published: [...old.keys()],
    changed: [...news].filter(([file, bytes]) => !old.get(file)?.equals(bytes)).map(([file]) => file),
    removed: [...old.keys()].filter((file) => !news.has(file)),
    redirects: { old: rulesOf(old), next: rulesOf(news) },
  })
}

const rulesOf = (tree: Tree) => readRedirects(tree.get(redirectsFile)!.toString())

/** Yields the site after each step, and which references in it are broken. */
function* moments(old: ReaderView, news: ReaderView, steps: readonly Step[]) {
  const asked = requestsDuringCommit(old, news)
  const now = viewBeforeCommit(old, news)
  let isRemoving = false
  for (const step of steps) {
    if ('put' in step) now.set(step.put, news.get(step.put)!)
    else now.delete(step.remove)
    isRemoving ||= 'remove' in step
    yield { step, now, missing: missingIn(now, isRemoving ? asked.duringRemovals : asked.before) }
  }
}

describe('the order of a commit', () => {
  it('shows readers a whole site after every step, from any site to any other', () => {
    fc.assert(
      fc.property(plan, plan, (one, other) => {
        const [old, news] = [siteOf(one), siteOf(other)]
        const [before, after] = [readerView(old), readerView(news)]
        const steps = change(old, news)
        for (const { step, missing } of moments(before, after, steps))
          expect({ step, missing }).toEqual({ step, missing: [] })
      }),
      { numRuns: isSoak ? 100_000 : 150, seed: Number(process.env.SEED ?? 20_261_122) },
    )
  })

  it('turns any site into any other without a needless step', () => {
    fc.assert(
      fc.property(plan, plan, (one, other) => {
        const [old, news] = [siteOf(one), siteOf(other)]
        const now = new Map(old)
        for (const step of change(old, news)) {
          if ('put' in step) {
            expect(now.get(step.put)).not.toEqual(news.get(step.put))
            now.set(step.put, news.get(step.put)!)
          } else expect(now.delete(step.remove)).toBe(true)
        }
        expect([...now].sort()).toEqual([...news].sort())
      }),
      { numRuns: isSoak ? 10_000 : 150, seed: 20_261_122 },
    )
  })

  const redirects = { old: [], next: [] }

  it.each<[string, string[], string[]]>([
    ['a folder becomes a file', ['a/b.html', 'a/c.html', 'index.html'], ['a', 'index.html']],
    ['a file becomes a folder', ['a', 'index.html'], ['a/b.html', 'index.html']],
    ['an empty folder becomes a file', ['a/', 'index.html'], ['a', 'index.html']],
  ])('frees a name as late as possible when %s', (_, published, files) => {
    const removed = published.filter((file) => !files.includes(file))
    const steps = stepsOf({
      published,
      changed: [...files, 'new.html'],
      removed: [...removed, 'gone.html'],
      redirects,
    })
    const names = steps.map((step) => ('put' in step ? step.put : `-${step.remove}`))
    const swapped = files.filter((file) => !published.includes(file))
    expect(names).toEqual(['new.html', 'index.html', ...removed.map((file) => `-${file}`), ...swapped, '-gone.html'])
  })

  it('leaves an empty folder alone until the end when a file is put below it', () => {
    const steps = stepsOf({
      published: ['a/', 'index.html'],
      changed: ['a/b.html', 'index.html'],
      removed: ['a/'],
      redirects,
    })
    expect(steps).toEqual([{ put: 'a/b.html' }, { put: 'index.html' }, { remove: 'a/' }])
  })

  it('puts files that act on the whole site after everything they act on', () => {
    const changed = ['sw.js', '_redirects', 'sitemap.xml', '_headers', 'views/eye.svg', 'a.html', 'index.html']
    const steps = stepsOf({ published: changed, changed, removed: ['b.html', 'assets/old.js'], redirects })
    const last = ['sitemap.xml', '_headers', '_redirects', 'sw.js', '-b.html', '-assets/old.js']
    expect(steps.map((step) => ('put' in step ? step.put : `-${step.remove}`)).slice(-6)).toEqual(last)
  })
})
