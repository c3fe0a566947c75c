/** A street address as a text writes it: `801 N. Main St., Suite 4`. */
export interface StreetAddress {
  text: string
  /** Where it is in the text. */
  index: number
  number: string
  /** The name of the street in lower case, without directions and without its type, which people shorten. */
  name: string
  /** The suite, if it names one. */
  unit: string | undefined
}

/** The street addresses in a text of any language, as they are written in English-speaking countries. */
export const streetAddresses = (text: string): StreetAddress[] =>
  /\d/.test(text)
    ? [...text.matchAll(shape)].flatMap((match) => {
        const { index, 0: whole, groups } = match
        const { number = '', street = '', unit } = groups!
        const [, before = ''] = /(\p{L}+)[\s-]+$/u.exec(text.slice(0, index)) ?? []
        if (namesRoads.has(before.toLowerCase())) return []
        return [{ text: whole, index, number, name: nameOf(street), unit: unit?.toLowerCase() }]
      })
    : []

/** Words before the number of a road or an exit, which the name of a street may follow. */
const namesRoads = new Set(
  'the la el las los exit salida bus autobús route ruta line línea highway freeway autopista interstate i sr'.split(
    ' ',
  ),
)

const types = 'Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Lane|Ln|Parkway|Pkwy|Highway|Hwy'

/** Types that are words of their own in a heading, such as `3 Things To Check Before You Drive`. */
const ambiguousTypes = 'Drive|Dr|Way|Court|Ct|Place|Pl|Circle|Cir|Terrace|Ter|Plaza|Square|Sq|Trail'

const words = String.raw`(?:(?:[NSEW]{1,2}\.?|\p{Lu}[\p{Ll}'’-]+\.?|\d+(?:st|nd|rd|th)) ){1,4}?`
const number = String.raw`(?<![\p{L}\p{N}/.,$#-])(?<number>\d{1,6})`
const unit = String.raw`(?:\.?,? (?:#|Suite |Ste\.? |Unit )#?(?<unit>[\p{L}\p{N}-]+))?`

/** `Dr. Vale` and `St. Mary` are no types. */
const shape = new RegExp(
  String.raw`${number} (?<street>${words}(?:${types})|(?<=\d{3} )${words}(?:${ambiguousTypes}))(?!\p{L}|\. \p{Lu})${unit}`,
  'gu',
)

const nameOf = (street: string) =>
  street
    .split(' ')
    .slice(0, -1)
    .map((each) => each.replace('.', '').toLowerCase())
    .filter((each) => !directions.has(each))
    .join(' ')

const directions = new Set(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest'.split(' '),
)
