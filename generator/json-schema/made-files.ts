// What we write into the manifest's folder. It is generated from the manifest and our code, so it is not part of it.

/** Where editors look for the schemas. They contain names of the practice, so git ignores them. */
export const schemasFolder = '.schema'

/** Explains all keys to people. It is the same for every manifest. */
export const referenceFile = 'REFERENCE.md'
