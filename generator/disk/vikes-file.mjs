// Not TypeScript, because folder-to-run.mjs needs it before any is compiled.

export const isVikesFile = (file) => /\.build-[a-z0-9]{12}\.mjs$/.test(file)
