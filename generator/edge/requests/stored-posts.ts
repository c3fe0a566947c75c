/** As much of SQLite in a Durable Object as we use: https://developers.cloudflare.com/durable-objects/api/sqlite-storage-api/ */
export interface Sql {
  exec: <Found>(query: string, ...values: (string | number | null)[]) => { toArray: () => Found[] }
}

/** A form that is not delivered yet. */
export interface StoredPost {
  key: string
  fingerprint: string
  /** As JSON. */
  form: string
  /** How many tries have failed. */
  tries: number
  /** How many of them failed because of the form's content. */
  refused: number
}

/** `form` is there until it is delivered; `due` is when to try next or, after delivery, when to forget the row. */
const table = `CREATE TABLE IF NOT EXISTS posted (
  key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, form TEXT, tries INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL,
  refused INTEGER NOT NULL DEFAULT 0
)`

/** How many may wait. Beyond that, visitors are told to send an email or to call. */
const maxWaiting = 1000

/** A letter that was refused this often no longer counts as waiting: it may never be accepted. */
const isSetAside = 'refused >= 3'

/** How many undelivered forms are kept in all. */
const maxKept = 10 * maxWaiting

/** What is posted to one practice, as it is stored. Times are in milliseconds since 1970. */
export function openStoredPosts(sql: Sql) {
  const rows = <Found>(query: string, ...values: (string | number | null)[]) =>
    sql.exec<Found>(query, ...values).toArray()

  rows(table)
  // Tables made by an older version lack this column.
  if (rows<{ name: string }>('PRAGMA table_info(posted)').every(({ name }) => name !== 'refused'))
    rows('ALTER TABLE posted ADD COLUMN refused INTEGER NOT NULL DEFAULT 0')

  return {
    /** The hash of the form posted under this key, delivered or not. */
    fingerprintOf: (key: string): string | undefined =>
      rows<Pick<StoredPost, 'fingerprint'>>('SELECT fingerprint FROM posted WHERE key = ?', key)[0]?.fingerprint,

    isFull: (): boolean => {
      const [count] = rows<{ kept: number; waiting: number | null }>(
        `SELECT COUNT(*) AS kept, SUM(NOT (${isSetAside})) AS waiting FROM posted WHERE form IS NOT NULL`,
      )
      return Number(count?.waiting) >= maxWaiting || Number(count?.kept) >= maxKept
    },

    add: ({ key, fingerprint, form }: Pick<StoredPost, 'key' | 'fingerprint' | 'form'>, due: number): void => {
      rows('INSERT INTO posted (key, fingerprint, form, due) VALUES (?, ?, ?, ?)', key, fingerprint, form, due)
    },

    /** The undelivered forms that are due by `now`, the longest due first. */
    dueBy: (now: number, atMost: number): StoredPost[] =>
      rows('SELECT * FROM posted WHERE form IS NOT NULL AND due <= ? ORDER BY due LIMIT ?', now, atMost),

    /** When anything is due next; undefined if nothing is stored. */
    nextDue: (): number | undefined =>
      rows<{ due: number | null }>('SELECT MIN(due) AS due FROM posted')[0]?.due ?? undefined,

    /** Drops a form that is delivered, but not its key and its hash. */
    markDelivered: (key: string, forgetAt: number): void => {
      rows('UPDATE posted SET form = NULL, due = ? WHERE key = ?', forgetAt, key)
    },

    /** Drops the keys of delivered forms that are due by `now`. */
    forgetDelivered: (now: number): void => {
      rows('DELETE FROM posted WHERE form IS NULL AND due <= ?', now)
    },

    markFailed: (key: string, isRefused: boolean, tryAt: number): void => {
      const values = [isRefused ? 1 : 0, tryAt, key]
      rows('UPDATE posted SET tries = tries + 1, refused = refused + ?, due = ? WHERE key = ?', ...values)
    },
  }
}
