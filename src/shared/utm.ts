/** The five tags of a link that show where its visits come from, without the prefix `utm_`. */
export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const
