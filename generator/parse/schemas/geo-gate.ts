import * as z from 'zod'
import { key } from './key.ts'
import { serviceAddress, state, words } from './text.ts'

const box = z.strictObject({
  north: key(z.number(), 'The northern edge, in degrees of latitude.', 46.2),
  south: key(z.number(), 'The southern edge, in degrees of latitude.', 44.8),
  east: key(z.number(), 'The eastern edge, in degrees of longitude, negative in America.', -121.8),
  west: key(z.number(), 'The western edge, in degrees of longitude, negative in America.', -124),
})

/** Who may read the site, by location. */
export const geoGate = z.strictObject({
  mode: key(
    z.enum(['redirect', 'banner', 'off']).default('redirect'),
    "What happens to visitors from outside the area. `redirect`: they are sent to the out-of-area page, and a page waits up to 1.5 seconds for the check. `banner`: everyone can read at once, and they see a banner. `off`: nobody's location is looked up.",
    'banner',
  ),
  onLookupFailure: key(
    z.enum(['deny', 'allow']).default('deny'),
    'With mode `redirect`, what happens to a visitor whose location is unknown (an ad blocker, too many requests). `deny`: they are sent to the out-of-area page, which checks again. `allow`: they are let in, so no patient is turned away by mistake.',
    'allow',
  ),
  lookup: key(
    serviceAddress,
    'The service that looks up where a visitor is. It must answer in the JSON format of ipapi.co. The privacy policy names it: change that as well.',
    'https://ipapi.co/json/',
  ),
  box: key(box, 'The area whose visitors are let in. It must contain the practice and the cities.'),
  cities: key(z.array(words), 'Cities whose visitors are let in, in addition to those in cities.yaml.', [
    'Salem',
    'Vancouver',
  ]),
  states: key(
    z.array(state).default([]),
    "States whose visitors are let in, in addition to the practice's own state: for a practice near a border.",
    ['WA'],
  ),
  previewHosts: key(
    z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name')),
    'Hosts where visitors are not checked, including all of their subdomains: for previews.',
    ['localhost', 'pages.dev'],
  ),
})
