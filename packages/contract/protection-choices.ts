// What players may choose from, without the schemas: a page that offers it need not load zod.

/** What a limit holds down: what is staked, what is lost (staked and not won back), what is paid in, all in minor units; how long is played, in minutes. */
export const limitKinds = ['stake', 'loss', 'deposit', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]

/** By UTC: a day, a week from Monday, a month of the calendar. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** So many minutes the longest of such periods has: a limit of time is no higher. */
export const minutesOfPeriod: Readonly<Record<LimitPeriod, number>> = {
  day: 1_440,
  week: 10_080,
  month: 44_640,
}

/** A round counts as so many minutes of play, or until the next one begins: the slowest games draw about as often. */
export const minutesOfRound = 5

/** From this share of a limit on its player is told that it will soon be reached. */
export const nearlyUsedShare = 0.8

/** Hours of the time-outs that a player may choose: from one hour to six weeks. */
export const timeOutHours = [1, 24, 72, 168, 336, 672, 1008] as const
/** Months of the self-exclusions that a player may choose; 0 is for ever. */
export const exclusionMonths = [6, 12, 24, 60, 0] as const
/** Minutes of play after which the house says how long it has been; 0 is never. */
export const realityMinutes = [0, 15, 30, 60, 120] as const

/** Minutes of play after which no more is bet until its player has rested; 0 is no limit. */
export const sessionMinutes = [0, 30, 60, 120, 180, 240] as const
/** So long nothing is bet after a session that reached its limit; whoever bets nothing for so long begins another by themselves. */
export const sessionRestMinutes = 30

/** So long a limit that was to be looser, or to go, stays as it is (GLI-19 and the UK's RTS ask for no less than 24 hours). */
export const coolingOffHours = 24
