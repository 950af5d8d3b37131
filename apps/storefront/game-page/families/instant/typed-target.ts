/** Hundredths of a number that somebody typed, with a point or a comma; null for what is none. */
export function hundredthsOf(text: string): number | null {
  const match = /^\s*(\d{1,6})(?:[.,](\d{0,2})\d*)?\s*[×x]?\s*$/.exec(text)
  if (!match) return null
  const [, whole = '', parts = ''] = match
  return Number(whole) * 100 + Number(parts.padEnd(2, '0'))
}
