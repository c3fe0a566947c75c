// Imported by the generator, the templates and the browser: keep it free of DOM and Node.

/** The code of one of the site's languages, as in `<html lang>`: `en`, `vi`, `zh-Hant`. languages.yaml lists them. */
export type Language = string
