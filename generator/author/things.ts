/** The sorts of things that a manifest has several of, each with addresses of its own. */
export const things = ['city', 'neighborhood', 'service', 'page'] as const

export type Thing = (typeof things)[number]

export const addable = [...things, 'language'] as const

export type Addable = (typeof addable)[number]
