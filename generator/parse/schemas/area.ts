import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { coordinates } from './coordinates.ts'
import { key } from './key.ts'
import { localized } from './localized.ts'
import { words } from './text.ts'

/** The signs that show road numbers; each has a drawing in templates/drawings/shield.ts. */
const shields = ['interstate', 'us', 'state'] as const
export type Shield = (typeof shields)[number]

const line = z.array(coordinates).min(2)

/** What the map of the service area shows besides cities and the office. */
export const areaSchema = (codes: Codes) =>
  z.strictObject({
    coast: key(
      z
        .strictObject({
          points: key(
            line,
            'Points along the shore, joined by straight lines. In the order listed, the land is on the left and the sea on the right.',
            [
              { lat: 45.92, lon: -123.97 },
              { lat: 45.2, lon: -123.97 },
            ],
          ),
          name: key(
            localized(codes, key(words, 'The name of the sea.', 'Pacific Ocean')),
            'The name of the sea on the map.',
          ),
          nameAt: key(coordinates, 'The position of the name of the sea on the map.'),
        })
        .optional(),
      'The coast on the map of the service area. Leave it out if the area has none.',
    ),
    roads: key(
      z
        .array(
          z
            .strictObject({
              name: key(words, 'The name or number that drivers know the road by, shown on the map.', '26'),
              shield: key(
                z.enum(shields).optional(),
                'The highway sign for its number: interstate, US or state. Without it, the name is shown as plain text.',
                'us',
              ),
              points: key(
                line,
                'Points along the road, joined by straight lines. Where two listed roads meet, both have the same point.',
                [
                  { lat: 45.52, lon: -122.68 },
                  { lat: 45.49, lon: -122.8 },
                ],
              ),
            })
            .meta({ title: 'Road' }),
        )
        .default([]),
      'Main roads, shown on the map of the service area and on the route maps to the practice. Routes follow them.',
    ),
    streets: key(
      z
        .array(
          z
            .strictObject({
              name: key(words, 'The name of the street, as used in directions.', 'Market Street'),
              points: key(line, 'Points along the street, joined by straight lines.', [
                { lat: 45.521, lon: -122.679 },
                { lat: 45.517, lon: -122.67 },
              ]),
            })
            .meta({ title: 'Street' }),
        )
        .default([]),
      'Large streets near the practice, shown only on maps of short routes.',
    ),
  })

export type Area = z.infer<ReturnType<typeof areaSchema>>
