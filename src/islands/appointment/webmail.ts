import type { Letter } from '../../shared/mail-link.ts'

// These open only on a visitor's click: until then, nothing of the request is sent to anyone.

/** A new message in Gmail. */
export const gmailLink = ({ to, subject, body }: Letter): string =>
  `https://mail.google.com/mail/?${query({ view: 'cm', fs: '1', to, su: subject, body })}`

/** A new message in Outlook.com. */
export const outlookLink = ({ to, subject, body }: Letter): string =>
  `https://outlook.live.com/mail/0/deeplink/compose?${query({ to, subject, body })}`

/** Encodes spaces as %20: Outlook shows the `+` of URLSearchParams as a plus sign. */
const query = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll('+', '%20')
