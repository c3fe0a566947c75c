// What we write into the manifest's folder. It is made of the manifest and of our code, and so is no part of it.

/** Where editors look for the schemas. They hold names of the practice, so git does not keep them. */
export const schemasFolder = '.schema'

/** What all keys mean, for people: the same for every manifest. */
export const referenceFile = 'REFERENCE.md'
