import { expect, test } from 'vitest'
import { vocabularyOf } from './vocabulary.ts'

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#'
const schema = 'http://schema.org/'

const quads = [
  `<${schema}Clinic> <${rdf}type> <${rdfs}Class> <${schema}> .`,
  `<${schema}Clinic> <${rdfs}comment> "One that \\"heals\\" <http://schema.org/Person>." <${schema}> .`,
  `<${schema}Clinic> <${rdfs}subClassOf> <${schema}Business> <${schema}> .`,
  `<${schema}Clinic> <${rdfs}subClassOf> <${schema}Organization> <${schema}> .`,
  `<${schema}specialty> <${schema}domainIncludes> <${schema}Clinic> <${schema}> .`,
  `<${schema}specialty> <${schema}rangeIncludes> <${schema}Specialty> <${schema}> .`,
  `<${schema}specialty> <${rdf}type> <${rdf}Property> <${schema}> .`,
  `<${schema}Optometric> <${rdf}type> <${schema}Specialty> <${schema}> .`,
  `<${schema}Optometric> <${rdfs}subClassOf> <${schema}Business> <${schema}> .`,
].join('\n')

test('types come with their parents and properties with their types, in whatever order they are stated', () => {
  expect(vocabularyOf(quads)['@graph']).toEqual([
    {
      '@id': `${schema}Clinic`,
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': [{ '@id': `${schema}Business` }, { '@id': `${schema}Organization` }],
    },
    {
      '@id': `${schema}specialty`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': [{ '@id': `${schema}Clinic` }],
    },
  ])
})
