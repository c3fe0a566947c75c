import type { Block, Words } from '../../generator/page.ts'

type CalendarBlock = Extract<Block, { type: 'calendar' }>

/** A form that makes a calendar file in the browser. Hidden without script, as nothing else could process it. */
export function CalendarForm({ timeZone, place, phone, words }: CalendarBlock & { words: Words }) {
  return (
    <form
      className="form panel"
      aria-label={words('calendar.save')}
      data-rare="calendar"
      data-zone={timeZone}
      data-summary={words('calendar.summary')}
      data-location={place}
      data-description={words('calendar.description', { phone })}
      data-file={words('calendar.file')}
      hidden
    >
      <label>
        {words('calendar.day')}
        <input type="date" name="day" required autoComplete="off" />
      </label>
      <label>
        {words('calendar.time')}
        <input type="time" name="time" required autoComplete="off" />
      </label>
      <label>
        {words('calendar.note')}
        <input type="text" name="note" maxLength={200} autoComplete="off" />
      </label>
      <button className="button" type="submit">
        {words('calendar.save')}
      </button>
      <p className="note">{words('calendar.private')}</p>
    </form>
  )
}
