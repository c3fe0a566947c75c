import type { MailServiceName } from '../../parse/schemas/requests.ts'

/** A letter to the practice. Plain text, so that nothing a visitor wrote is interpreted as anything else. */
export interface Mail {
  from: string
  to: string
  subject: string
  text: string
  /** The visitor's email address. */
  replyTo?: string
}

/** A company that sends mail when JSON is posted to it. */
interface MailService {
  url: string
  /** The headers that carry the secret. */
  headers: (secret: string) => Record<string, string>
  body: (mail: Mail) => object
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

/** The services that `requests: { by }` of practice.yaml can name. */
export const mailServices: Record<MailServiceName, MailService> = {
  /**
   * https://resend.com/docs/api-reference/emails/send-email
   * Sends only one letter per `Idempotency-Key` within 24 hours.
   */
  resend: {
    url: 'https://api.resend.com/emails',
    headers: bearer,
    body: ({ from, to, subject, text, replyTo }) => ({ from, to, subject, text, reply_to: replyTo }),
  },
  /** https://postmarkapp.com/developer/api/email-api */
  postmark: {
    url: 'https://api.postmarkapp.com/email',
    headers: (secret) => ({ 'x-postmark-server-token': secret }),
    body: ({ from, to, subject, text, replyTo }) => ({
      From: from,
      To: to,
      Subject: subject,
      TextBody: text,
      ReplyTo: replyTo,
      // Otherwise its servers may rewrite links, and track who follows them.
      TrackOpens: false,
      TrackLinks: 'None',
    }),
  },
  /** https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send */
  sendgrid: {
    url: 'https://api.sendgrid.com/v3/mail/send',
    headers: bearer,
    body: ({ from, to, subject, text, replyTo }) => ({
      personalizations: [{ to: [{ email: to }] }],
      from: { email: from },
      ...(replyTo && { reply_to: { email: replyTo } }),
      subject,
      content: [{ type: 'text/plain', value: text }],
      tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
    }),
  },
}
