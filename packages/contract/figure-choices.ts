/** Periods that players can look back on, up to today. */
export const figurePeriods = ['days7', 'days30', 'days90', 'year', 'all'] as const
export type FigurePeriod = (typeof figurePeriods)[number]
