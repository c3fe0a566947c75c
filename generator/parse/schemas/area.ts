import * as z from 'zod'
import { coordinates } from './coordinates.ts'
import { key } from './key.ts'
import { type Codes, localized } from './localized.ts'
import { words } from './text.ts'

/** The signs that road numbers stand on; each has a drawing in templates/drawings/shield.ts. */
export const shields = ['interstate', 'us', 'state'] as const
export type Shield = (typeof shields)[number]

const line = z.array(coordinates.meta({ title: 'Point' })).min(2)

/** What the map of the service area shows besides cities and the office. */
export const areaSchema = (codes: Codes) =>
  z.strictObject({
    coast: key(
      z
        .strictObject({
          points: key(
            line,
            'Points along the shore, joined by straight lines: walking along them, the land is on your left and the sea on your right.',
            [
              { lat: 45.92, lon: -123.97 },
              { lat: 45.2, lon: -123.97 },
            ],
          ),
          name: key(
            localized(codes, key(words, 'The name of the sea.', 'Pacific Ocean')),
            'The sea, as the map names it.',
          ),
          nameAt: key(coordinates, "Where on the map the sea's name is written."),
        })
        .optional(),
      'The coast on the map of the service area. Leave it out where the area has none.',
    ),
    roads: key(
      z
        .array(
          z
            .strictObject({
              name: key(words, 'The name or number drivers know the road by. The map shows it.', '26'),
              shield: key(
                z.enum(shields).optional(),
                'The sign its number stands on: of an interstate, a US or a state highway. Without it the name is written as text.',
                'us',
              ),
              points: key(
                line,
                'Points along the road, joined by straight lines. Where it meets another road of the list, both have the same point.',
                [
                  { lat: 45.52, lon: -122.68 },
                  { lat: 45.49, lon: -122.8 },
                ],
              ),
            })
            .meta({ title: 'Road' }),
        )
        .default([]),
      'Main roads: on the map of the service area, and on the maps of the way to the practice, which follows them.',
    ),
    streets: key(
      z
        .array(
          z
            .strictObject({
              name: key(words, 'The name of the street, as the directions call it.', 'Market Street'),
              points: key(line, 'Points along the street, joined by straight lines.', [
                { lat: 45.521, lon: -122.679 },
                { lat: 45.517, lon: -122.67 },
              ]),
            })
            .meta({ title: 'Street' }),
        )
        .default([]),
      'Large streets near the practice: only on maps of a short way.',
    ),
  })

export type Area = z.infer<ReturnType<typeof areaSchema>>
