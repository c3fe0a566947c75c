interface Stored {
  timestamp?: string
  city?: string
  /** Paths of the viewed pages. */
  pages?: readonly string[]
  events?: readonly string[]
  /** Campaign tags of the link that started the visit. */
  referral?: readonly (readonly [name: string, value: string])[]
}

let made = 0

/** A session as the analytics store it: the whole record of specification section 3. */
export function visit({
  timestamp = '2026-10-01T15:00:00.000Z',
  city = 'Santa Ana',
  pages = ['/'],
  events = [],
  referral = [],
}: Stored) {
  made += 1
  const views = pages.map((page) => ({ name: 'page_view', timestamp, properties: { page } }))
  const others = events.map((name) => ({ name, timestamp, properties: {} }))
  return {
    ...{
      sessionId: `session-${made}`,
      userId: 'visitor-1',
      timestamp,
      page: pages[0] ?? '/',
      referrer: 'Direct',
      referral,
    },
    ...{ userAgent: 'Test', screenResolution: '390x844', language: 'en-US', country: 'United States' },
    ...{ region: 'California', city, timezone: 'America/Los_Angeles', latitude: 33.7, longitude: -117.9 },
    ...{ browser: 'Chrome', browserVersion: '1', os: 'Linux', device: 'Desktop', isMobile: false, isUSA: true },
    ...{ pageViews: pages.length, sessionDuration: 60, events: [...views, ...others] },
  }
}
