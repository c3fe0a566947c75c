import { icsFile } from './ics.ts'
import { zonedTime } from './zoned-time.ts'

/** Shows the form and turns its input into a calendar file, for the visitor alone: nothing is stored or sent. */
export function offerCalendar(form: HTMLElement): void {
  const { zone, summary, location: place, description } = form.dataset as Record<string, string>
  // Without limits, a year typed with two digits would be in the first century.
  const day = form.querySelector<HTMLInputElement>('[name="day"]')!
  day.min = dayIn(-1)
  day.max = dayIn(3 * 365)
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const typed = new FormData(form as HTMLFormElement)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const file = icsFile({
      // Not `randomUUID`, which is missing on pages not served over https.
      uid: `${crypto.getRandomValues(new Uint32Array(4)).join('-')}@${location.hostname}`,
      starts: zonedTime(text('day'), text('time'), zone!),
      made: new Date(),
      summary: summary!,
      location: place!,
      description: [description!, text('note')].filter(Boolean).join('\n'),
    })
    save(file, `${form.dataset.file}.ics`)
  })
}

/** The date this many days from now, in UTC. Yesterday in UTC is never later than today where the visitor is. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

function save(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  link.download = name
  link.click()
  // By then the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
