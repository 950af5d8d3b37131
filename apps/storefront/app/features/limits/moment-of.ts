/** A moment (ISO 8601) as the language writes day and time. */
export const momentOf = (at: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )
