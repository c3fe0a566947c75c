import type { SessionValue } from './session-value.ts'

/** A secret that ties a request to the tab in which it was started. */
export interface SessionToken {
  /** Creates the token that the next request must present, or adopts the one the tab already has. */
  arm: () => void
  /** Whether the tab still holds the token that was armed. */
  matches: () => boolean
  /** The armed token, or `''` if there is none. */
  armed: () => string
  clear: () => void
}

/**
 * The appointment form's token: 32 random bytes as hex. Armed whenever the form is shown, including after a return by
 * the Back button, as another page of the tab may have spent it in the meantime.
 */
export function sessionToken(value: SessionValue, random: () => Uint8Array = randomBytes): SessionToken {
  let armed: string | null = null
  return {
    arm: () => {
      const kept = value.read()
      if (kept !== null && /^[0-9a-f]{64}$/.test(kept)) armed = kept
      else {
        armed = hex(random())
        value.write(armed)
      }
    },
    matches: () => armed !== null && value.read() === armed,
    armed: () => armed ?? '',
    clear: () => {
      armed = null
      value.clear()
    },
  }
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(32))

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
