import * as z from 'zod'
import { key } from './key.ts'
import { postAddress } from './text.ts'

const how =
  'How it reaches the practice. `mailto`: the visitor sends it from their own mail app. `endpoint`: it is posted to `url:`. Texts that say which, such as the privacy policy and the terms of service, have to change as well.'

/** `fields`, and how the content of a form reaches the practice: `mailto` by default. */
export const delivered = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.discriminatedUnion('delivery', [
    z
      .strictObject({ ...fields, delivery: key(z.literal('mailto').optional(), how, 'mailto') })
      .meta({ title: 'By email' }),
    z
      .strictObject({
        ...fields,
        delivery: key(z.literal('endpoint'), how, 'endpoint'),
        url: key(
          postAddress,
          'The address it is posted to: a web address, or a path that this site answers.',
          '/api/requests',
        ),
      })
      .meta({ title: 'By a service' }),
  ])
