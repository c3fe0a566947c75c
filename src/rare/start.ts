import { offerCalendar } from './calendar.ts'
import { keepOffline } from './keep-offline.ts'
import { offerPrint } from './print.ts'

/** The behaviors that few pages have, by the name in `data-rare`. */
const behaviours: Readonly<Record<string, (element: HTMLElement) => void>> = {
  print: offerPrint,
  calendar: offerCalendar,
  'keep-offline': keepOffline,
}

export const startRare = (element: HTMLElement): void => behaviours[element.dataset.rare!]!(element)
