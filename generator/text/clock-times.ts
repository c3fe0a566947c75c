/** Minutes after midnight of a time of day such as `09:00`; undefined for anything else. */
export function minutesOf(time: unknown): number | undefined {
  const [, hours, minutes] = typeof time === 'string' ? (/^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []) : []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** The same for a closing time: an office that closes at 00:00 is open until the midnight after. */
export const closingMinutes = (time: unknown): number | undefined => (time === '00:00' ? 24 * 60 : minutesOf(time))

/** Formats minutes after midnight: `17:30`. */
export const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * The times that figures in a sentence can mean: `9`, `5:30`, `17.30`, `17h30`, in the digits and the width of any
 * script. Words are ignored, because they depend on the language, so those between two figures may stand between hours
 * and minutes, as in `9時30分` and `9 giờ 30`, or between two times.
 */
export function timesIn(words: string): Figure[] {
  const joined = withPlainDigits(words).matchAll(/(?<!\d)(\d{1,2})(?=\s*\p{L}[\p{L}\p{M}\s]*(\d{2})(?!\d))/gu)
  return [...figuresIn(words), ...Array.from(joined, toFigure)]
}

/** Those of them with nothing but a mark between hours and minutes, in the order of the sentence. */
export const figuresIn = (words: string): Figure[] =>
  Array.from(withPlainDigits(words).matchAll(/(?<!\d)(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?(?!\d)/g), toFigure)

const withPlainDigits = (words: string) =>
  words.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))

const toFigure = ([, hour, minute = '0']: RegExpExecArray): Figure => ({ hour: Number(hour), minute: Number(minute) })

/** What figures in a sentence say, on a 12-hour or 24-hour clock. */
interface Figure {
  hour: number
  minute: number
}

/** A time as a sentence writes it: `5:30 pm`. */
export interface ClockTime extends Figure {
  text: string
}

/** The figures of a sentence that can only be clock times: `9 am`, `5:30 p.m.`, `17:30`, `9 h`. */
export const exactTimes = (words: string): ClockTime[] =>
  [...words.matchAll(/(?<![\d:])(\d{1,2})(?:(?::(\d{2}))?\s*(?:[ap]\.\s?m\.|[ap]\.?\s?m\b|h\b)|:(\d{2})(?!\d))/gi)].map(
    ([text, hour, minute, minuteAlone]) => ({ text, hour: Number(hour), minute: Number(minute ?? minuteAlone ?? 0) }),
  )

/** Whether a sentence gives hours as clock times: `9 am to 2 pm`, `9:00-14:00`, `9h a 14h`. */
export const statesHours = (words: string) => (words.match(/\d\s*(:\s*\d\d|[ap]\.?\s?m\b|h\b)/gi) ?? []).length >= 2

/**
 * The digits of a script are ten consecutive code points, starting at zero. Some scripts follow one another without a
 * gap, such as the bold and the double-struck digits of mathematics.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!
  let first = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (code - first) % 10
}

/** The times that a figure can mean on a 12-hour or 24-hour clock: before noon, and after it. */
export const onClock = ({ hour, minute }: Figure): [number, number] => {
  const minutes = (hour % 12) * 60 + minute
  return [minutes, minutes + 12 * 60]
}

/** Whether a figure can mean this time. */
export const canMean = (figure: Figure, minutes: number): boolean => onClock(figure).includes(minutes % (24 * 60))

/** Whether a time is noon or midnight, which people write as words. */
export const isSaidInWords = (minutes: number) => minutes % (12 * 60) === 0 || minutes === 24 * 60 - 1
