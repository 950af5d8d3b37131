const dayMs = 24 * 3_600_000

/** The day that was so many days ago, of UTC: `2026-11-27`. */
export const dayAgo = (days: number): string =>
  new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

export const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')
