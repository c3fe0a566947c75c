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

/** The words around toasts. Their own text comes from whoever shows one. */
export interface ToastWords {
  /** What screen readers call the corner they appear in. */
  label: string
  close: string
}

/** The words and facts of the contact form, already in the visitor's language. */
export interface ContactWords {
  name: string
  phone: string
  email: string
  reason: string
  message: string
  /** The six reasons in order: what the visitor reads and the mail says, and the id that an endpoint gets. */
  reasons: { id: string; label: string }[]
  /** What has to be filled in. */
  needed: string
  send: string
  sending: string
  sent: string
  /** What the button does without our script, and with it where there is no endpoint. */
  note: string
  /** What the button does when our script posts the message to an endpoint. */
  notePosted: string
  summary: string
  errors: { answer: string; phone: string; email: string; message: string }
  done: { title: string; text: string }
  draft: { title: string; text: string; open: string; copy: string; copied: string; byHand: string }
  failed: { toast: string; title: string; text: string; write: string }
  /** `{reason}` is the visitor's. */
  subject: string
  /** Stands at the end of a text that had to be cut for a mail link. */
  shortened: string
  call: string
  phoneHref: string
  address: string
}
