// Imported by the templates and the browser: the contract between a pre-rendered island and the script that wakes it.

/** The words of the appointment dialog, already in the visitor's language. */
export interface AppointmentWords {
  title: string
  description: string
  /** `{page}` is the name of the page the visitor came from. */
  context: string
  call: string
  phoneHref: string
  cancel: string
  close: string
}
