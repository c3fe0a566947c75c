import type { Shield } from '../parse/schemas/area.ts'
import type { Link } from './inline.ts'

/** How far a city is, in the three classes the map distinguishes. */
export type DriveMark = 'near' | 'middle' | 'far'

/** A link to a page about a city, with the drive time from there to the practice where it is known. */
export interface CityLink extends Link {
  minutes?: string
  mark?: DriveMark
  /** Where it is on the small map. */
  spot?: { x: number; y: number } | undefined
}

/** The background shared by the small maps on city cards. */
export interface MiniMap {
  width: number
  height: number
  sea?: string | undefined
  roads: string
  office: { x: number; y: number }
}

/** A map of the service area with every place and label laid out: a template only draws it. */
export interface MapLayout {
  width: number
  height: number
  /** The outline of the sea, as a path. */
  sea?: string | undefined
  seaName?: MapText | undefined
  roads: readonly { line: string; name?: MapText | undefined }[]
  office: { x: number; y: number; label?: MapLabel | undefined }
  cities: readonly MapCity[]
  /** The longest drives, in minutes, that are still marked near and middle. */
  limits: { near: number; middle: number }
}

/** Text on a sign, centered on its position. */
export interface MapBoard extends MapText {
  width: number
  height: number
  /** The shield of a numbered road. */
  shield?: Shield | undefined
}

/** Text centered on its position. */
export interface MapText {
  text: string
  x: number
  y: number
}

/** Text beside the thing it labels, starting at `x` and `y`. */
export interface MapLabel extends MapText {
  side: 'right' | 'left' | 'above' | 'below'
  isBold?: boolean
  /** There is no room for it at the larger type size of a phone's map. */
  wide?: boolean
}

export interface MapCity {
  name: string
  x: number
  y: number
  minutes?: string
  mark?: DriveMark
  /** Only for a city off the map: the angle of the arrow at the edge, in degrees clockwise from the right. */
  beyond?: number
  /** Its name, or a letter when the name fits nowhere. */
  label?: MapLabel | undefined
}

/** A map of the route from a place to the office, or of the area served, laid out: a template only draws it. */
export interface WayMap {
  width: number
  height: number
  sea?: string | undefined
  seaName?: MapText | undefined
  /** The radius of the area served, around the office. */
  edge?: number
  /** Circles around the office, at distances in whole miles or kilometers. */
  rings: readonly { radius: number; label?: MapText | undefined }[]
  /** The main roads and the streets, each as one path. */
  roads: string
  streets: string
  streetNames: readonly MapText[]
  boards: readonly MapBoard[]
  /** The route: solid where roads are known, dotted elsewhere. Missing when the place is the office's own. */
  way?: { solid: string; dotted: string; minutes?: MapBoard | undefined } | undefined
  place?: { x: number; y: number; label?: MapLabel | undefined }
  office: { x: number; y: number; label?: MapLabel | undefined }
  towns: readonly (MapLabel & { dot: { x: number; y: number } })[]
}

/** A direction of the compass, under `compass:` in ui/. */
export type CompassPoint = 'north' | 'northeast' | 'east' | 'southeast' | 'south' | 'southwest' | 'west' | 'northwest'

export interface Drive {
  city: string
  /** `12-15`. */
  minutes: string
  /** The minutes are estimated from the distance, because nobody has stated them. */
  isEstimate: boolean
  /** Where the city lies from the practice: in whole miles and kilometers as the crow flies, and in which direction. */
  distance?: { miles: number; kilometers: number; direction: CompassPoint } | undefined
  route?: string
}
