interface Separators {
  readonly group: string
  readonly point: string
}

const known = new Map<string, Separators>()

/** Digits before and after the point as a locale writes them; no point when nothing follows it. */
export function joinDigits(whole: string, fraction: string, locale: string): string {
  const { group, point } = separatorsOf(locale)
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  return fraction === '' ? grouped : grouped + point + fraction
}

function separatorsOf(locale: string): Separators {
  const earlier = known.get(locale)
  if (earlier) return earlier
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5)
  const group = parts.find((part) => part.type === 'group')?.value ?? ','
  const point = parts.find((part) => part.type === 'decimal')?.value ?? '.'
  const separators = { group, point }
  known.set(locale, separators)
  return separators
}
