import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { key } from './key.ts'
import { entry } from './localized.ts'
import { pageId, slug, words } from './text.ts'

/** A link to a page, labeled with the page's own name unless another is given. */
const link = (codes: Codes) =>
  entry(
    codes,
    { page: key(pageId, 'The page that the link leads to, by its path in the first language.', '/contact') },
    key(words, "The text of the link. By default, the page's own name.", 'Contact'),
    'none',
  ).meta({ title: 'Link' })

export const navigationSchema = (codes: Codes) =>
  z.strictObject({
    header: key(z.array(link(codes)), 'The links at the top of every page, in this order.', [{ page: '/contact' }]),
    servicesMenu: key(z.array(link(codes)), 'The pages in the Services menu of the header.', [{ page: '/eyewear' }]),
    footer: key(
      z.array(
        entry(
          codes,
          {
            id: key(slug, 'The id of the group. Readers do not see it.', 'conditions'),
            links: key(z.array(link(codes)).min(1), 'The links in the group, in this order.'),
          },
          key(words, 'The heading of the group.', 'Eye conditions'),
        ).meta({ title: 'Link group' }),
      ),
      'Groups of links at the bottom of every page.',
    ),
    hubs: key(
      z
        .array(
          entry(
            codes,
            {
              id: key(slug, 'The id of the hub. Readers do not see it.', 'dry-eye'),
              pages: key(
                z.array(z.union([pageId, link(codes)])).min(2),
                'The pages in the hub: for each, its path, or a link with its own text.',
                ['/conditions/dry-eye', '/conditions/blepharitis'],
              ),
            },
            z.strictObject({ heading: key(words, 'The heading above the list.', 'Dry eye') }),
          ).meta({ title: 'Hub' }),
        )
        .default([]),
      'Groups of related pages. Each page in a hub shows the list; a page can be in only one hub.',
    ),
  })

export type Navigation = z.infer<ReturnType<typeof navigationSchema>>
