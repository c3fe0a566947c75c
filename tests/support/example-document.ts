/** A whole document that holds an example where a page would. */
export const exampleDocument = (html: string, stylesheets: readonly string[] = []) =>
  `<!DOCTYPE html><html lang="en"><head><title>Example</title>${stylesheets
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')}</head><body><main>${html}</main></body></html>`
