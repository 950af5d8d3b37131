/** Minutes as a language writes them: whole hours, and what is left. @param language BCP 47. */
export function spanOf(minutes: number, language: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(hours > 0 ? [count('hour', hours, language)] : []),
    ...(rest > 0 || hours === 0 ? [count('minute', rest, language)] : []),
  ]
  return new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(parts)
}

const count = (unit: 'hour' | 'minute', value: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
