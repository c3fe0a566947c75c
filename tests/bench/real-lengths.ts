import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../generator/folders.ts'
import type { BenchLanguage } from './made-up-words.ts'

/** The lengths, in characters, of the texts about a city that people have written. */
export interface RealLengths {
  intro: number[]
  route: number[]
  local: number[]
  pair: Record<'intro' | 'heading' | 'block' | 'item' | 'question' | 'answer', number[]>
}

interface CityEntry extends Partial<Record<BenchLanguage, { intro: string; route: string; local: string }>> {
  name: string
}

type Block = string | { list?: string[] }
interface PairText {
  intro: string
  heading: string
  blocks: Block[]
  questions: { question: string; answer: unknown }[]
}
type PairEntry = { service: string } & Partial<Record<BenchLanguage, PairText>>

/** The lengths of all texts of the real manifest's cities in one language: only lengths, no words. */
export function realLengths(language: BenchLanguage): RealLengths {
  const cities = read<CityEntry[]>('cities.yaml').flatMap((city) => city[language] ?? [])
  const pairs = readdirSync(join(root, 'manifest/services-in-cities'))
    .flatMap((file) => read<PairEntry[]>(`services-in-cities/${file}`))
    .flatMap((pair) => pair[language] ?? [])
  const blocks = pairs.flatMap((pair) => pair.blocks)
  const lengths = (texts: readonly unknown[]) => texts.flatMap((text) => (typeof text === 'string' ? text.length : []))
  return {
    intro: lengths(cities.map(({ intro }) => intro)),
    route: lengths(cities.map(({ route }) => route)),
    local: lengths(cities.map(({ local }) => local)),
    pair: {
      intro: lengths(pairs.map(({ intro }) => intro)),
      heading: lengths(pairs.map(({ heading }) => heading)),
      block: lengths(blocks),
      item: lengths(blocks.flatMap((block) => (typeof block === 'string' ? [] : (block.list ?? [])))),
      question: lengths(pairs.flatMap(({ questions }) => questions.map(({ question }) => question))),
      answer: lengths(pairs.flatMap(({ questions }) => questions.map(({ answer }) => answer))),
    },
  }
}

const read = <T>(file: string) => parse(readFileSync(join(root, 'manifest', file), 'utf8')) as T
