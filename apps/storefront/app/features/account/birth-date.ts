/** Day, month and year as they were typed. */
export interface DateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

/** YYYY-MM-DD of the parts; empty while all are, and no date while one is missing. */
export function dateOf({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return ''
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
