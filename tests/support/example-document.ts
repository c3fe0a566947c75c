/** A whole document with an example in its `main`. */
export const exampleDocument = (html: string, stylesheets: readonly string[] = []) =>
  `<!DOCTYPE html><html lang="en"><head><title>Example</title>${stylesheets
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')}</head><body><main>${html}</main></body></html>`
