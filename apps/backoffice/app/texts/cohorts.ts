import type { CohortPeriod } from '@fairhouse/contract/backoffice/cohorts'

export const cohorts = {
  title: 'Cohorts',
  lead: 'Players by the week or month in which they signed up, and what they did since. Column 0 is the week or month of the sign-up itself.',
  unit: 'Signed up in the same',
  units: { week: 'Week', month: 'Month' },
  money: 'Play for',
  moneys: { real: 'Real money', test: 'Test money', play: 'Play money' },
  last: 'Show the last',
  lasts: (count: number): string => `${count}`,
  measure: 'Tell',
  measures: {
    retention: 'Share who played',
    active: 'Players who played',
    depositors: 'Players who deposited',
    deposits: 'Deposits',
    turnover: 'Turnover',
    ggr: 'GGR',
  } satisfies Record<Exclude<keyof CohortPeriod, 'nth'>, string>,
  signedUp: 'Signed up',
  players: 'Players',
  everDeposited: 'Ever deposited',
  none: 'Nobody signed up in this time with this sort of money.',
  note: (at: string): string => `Each player was last counted at ${at} UTC or later.`,
  never: 'Nothing was counted yet. Try again in a minute.',
} as const
