/** One window of one engine. Tasks act on pages only through it, so a task is written once for all engines. */
export interface Browser {
  /** Engine and version: `firefox 153.7.0`. */
  name: string
  /** Opens `url` and waits until the page has loaded. */
  open: (url: string) => Promise<void>
  /** Runs `code` in the page, whatever its content policy says. It is sent as text, so it sees only its arguments. */
  run: <A extends unknown[], T>(code: (...given: A) => T, ...given: A) => Promise<T>
  /** Clicks the first displayed element that matches `selector`. */
  click: (selector: string) => Promise<void>
  /** Presses keys one after the other: a name of `Key`, or one character. */
  press: (...keys: (Key | string)[]) => Promise<void>
  /** CSS pixels. WebKitGTK has no window narrower than 447. */
  resize: (width: number, height: number) => Promise<void>
  /** Ends the engine and every process it started. */
  close: () => Promise<void>
}

/** As `KeyboardEvent.key` calls them. */
type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowLeft' | 'Home' | 'End'

/** An engine on this machine, or the packages to install for it. */
export interface Engine {
  name: string
  /** Debian packages that are missing here; none when it can start. */
  missing: () => string[]
  start: () => Promise<Browser>
}
