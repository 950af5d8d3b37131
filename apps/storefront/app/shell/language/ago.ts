const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "2 min. ago". A time in the future, by clocks that differ, is now. */
export function agoOf(at: string, now: number, locale: string): string {
  const passed = Math.max(0, now - Date.parse(at))
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  if (passed < minute) return words.format(0, 'second')
  if (passed < hour) return words.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return words.format(-Math.floor(passed / hour), 'hour')
  return words.format(-Math.floor(passed / day), 'day')
}
