import { loadSite } from '../../../generator/load-site.ts'
import { type Code, codes } from '../languages.ts'
import { isSoak } from '../soak.ts'

/** The first page of a kind, in each language. */
interface KindExample {
  kind: string
  urls: Record<Code, string>
}

/** Half of the kinds for each language, so that each kind is seen in one. All of them in a soak. */
export const shareOf = <Kind>(language: Code, kinds: readonly Kind[]): Kind[] =>
  kinds.filter((_, at) => isSoak || at % codes.length === codes.indexOf(language))

/** One page of every kind that the manifest has, in the order of its page table. */
export function pageOfEveryKind(manifest: string): KindExample[] {
  const { site, problems } = loadSite(manifest)
  if (site === undefined) throw new Error(`the manifest in ${manifest} has errors: ${problems[0]?.message}`)
  const routes = [...site.routes]
  return [...new Set(routes.map(({ source }) => source.kind))].map((kind) => {
    const urlIn = (language: Code) =>
      routes.find((route) => route.source.kind === kind && route.language === language)!.url
    return { kind, urls: { en: urlIn('en'), es: urlIn('es') } }
  })
}
