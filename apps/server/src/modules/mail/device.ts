/** The first that fits counts: most browsers also name those that they descend from. */
const browsers = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Browser and system as a person would name them, `Firefox · Linux`, of what a browser says of itself. Null: it names neither. */
export function deviceOf(userAgent: string): string | null {
  const named = [browsers, systems].map(
    (kinds) => kinds.find(([pattern]) => pattern.test(userAgent))?.[1],
  )
  return named.filter((name) => name !== undefined).join(' · ') || null
}
