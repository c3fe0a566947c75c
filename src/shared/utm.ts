/** The five tags of a link that tell where its visits come from, without their `utm_`. */
export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const
