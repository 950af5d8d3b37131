/** What a browser says of itself, in words that a player recognises. */
export interface BrowserWords {
  readonly browser: string | null
  readonly system: string | null
  readonly kind: 'phone' | 'tablet' | 'computer'
}

// The first that fits counts: nearly every browser also claims to be those that it is like.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string, BrowserWords['kind']])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS', 'computer'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'computer'],
]

/** @param userAgent the header, which anybody may write anything into. */
export function browserWords(userAgent: string): BrowserWords {
  const browser = browsers.find(([mark]) => mark.test(userAgent))
  const system = systems.find(([mark]) => mark.test(userAgent))
  return {
    browser: browser?.[1] ?? null,
    system: system?.[1] ?? null,
    kind: system?.[2] ?? 'computer',
  }
}

/** The same as one text, by which a browser is told from another one. */
export function browserName(userAgent: string): string {
  const { browser, system } = browserWords(userAgent)
  return `${browser ?? '?'}, ${system ?? '?'}`
}
