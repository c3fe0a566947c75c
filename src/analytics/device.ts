/** What a user-agent string reveals, under everyday names. `Unknown` for anything not recognized. */
export interface Device {
  browser: string
  browserVersion: string
  os: string
  device: 'Desktop' | 'Mobile' | 'Tablet'
  isMobile: boolean
}

/** Reads a user-agent string. Order matters: nearly every browser also calls itself Chrome or Safari. */
export function describeDevice(userAgent: string): Device {
  const [browser, browserVersion] = browserOf(userAgent)
  const os = systems.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Unknown'
  const device = deviceOf(userAgent)
  return { browser, browserVersion, os, device, isMobile: device !== 'Desktop' }
}

function browserOf(userAgent: string): [name: string, version: string] {
  for (const [name, mark] of browsers) {
    const match = mark.exec(userAgent)
    if (match !== null) return [name, match[1] ?? 'Unknown']
  }
  return ['Unknown', 'Unknown']
}

function deviceOf(userAgent: string): Device['device'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'Tablet'
  return /Mobi|iPhone/.test(userAgent) ? 'Mobile' : 'Desktop'
}

const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
]

const systems: readonly [name: string, mark: RegExp][] = [
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]
