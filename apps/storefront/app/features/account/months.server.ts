/** January to December in a language. */
export function monthsIn(language: string): readonly string[] {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2000, month, 1)))
}
