import * as z from 'zod'
import { key } from './key.ts'
import { words } from './text.ts'

/** Old addresses and what replaced them. checks/addresses/redirects.ts checks whether the addresses are possible. */
export const redirectsSchema = z.array(
  z
    .strictObject({
      from: key(
        words,
        'The old address, from the slash after the host: /Old.html, /page.php?id=7, or /blog/* for everything below it.',
        '/locations.html',
      ),
      to: key(
        words,
        'The page that replaces it, by its path in the first language: then the old address is redirected in every language. Or the address of a page in another language, such as /es/about, or an https address on another site.',
        '/sitemap',
      ),
    })
    .meta({ title: 'Redirect' }),
)

export type Redirect = z.infer<typeof redirectsSchema>[number]
