/** schema.org's vocabulary in the JSON-LD that the validator reads: types with their parents, properties with their types. */
interface Vocabulary {
  '@graph': Entity[]
}

interface Entity {
  '@id': string
  '@type': 'rdfs:Class' | 'rdf:Property'
  'rdfs:subClassOf'?: { '@id': string }[]
  'schema:domainIncludes'?: { '@id': string }[]
}

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#'
const schema = 'http://schema.org/'

/**
 * Builds the vocabulary from N-Quads: no npm package has the JSON-LD file that schema.org publishes. Reads only
 * statements that relate two names: no texts with their escapes, nor the fourth part of a line.
 */
export function vocabularyOf(quads: string): Vocabulary {
  const entities = new Map<string, Entity>()
  const statements = [...quads.matchAll(/^<([^>]+)> <([^>]+)> <([^>]+)>/gm)].map(([, about, says, what]) => ({
    about: about!,
    says: says!,
    what: what!,
  }))
  for (const { about, says, what } of statements) {
    if (says !== `${rdf}type`) continue
    if (what === `${rdfs}Class`) entities.set(about, { '@id': about, '@type': 'rdfs:Class' })
    if (what === `${rdf}Property`) entities.set(about, { '@id': about, '@type': 'rdf:Property' })
  }
  for (const { about, says, what } of statements) {
    const entity = entities.get(about)
    if (says === `${rdfs}subClassOf`) add(entity, 'rdfs:subClassOf', what)
    if (says === `${schema}domainIncludes`) add(entity, 'schema:domainIncludes', what)
  }
  return { '@graph': [...entities.values()] }
}

function add(entity: Entity | undefined, key: 'rdfs:subClassOf' | 'schema:domainIncludes', id: string): void {
  if (entity !== undefined) entity[key] = [...(entity[key] ?? []), { '@id': id }]
}
