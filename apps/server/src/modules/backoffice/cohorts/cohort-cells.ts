import type { Cohort } from '@fairhouse/contract/backoffice/cohorts'
import type { Cell } from '#platform/xlsx'

const heads = [
  'signed up',
  'players',
  'ever deposited',
  'period',
  'active',
  'retention %',
  'depositors',
  'deposits',
  'turnover',
  'ggr',
] as const

/** Dollars, credits and hundredths of a percent alike. */
const sum = (units: number): Cell => ({ units, scale: 2 })

/** Heads, then a row for each period of each group: a table that a spreadsheet turns as it likes. */
export const cohortCells = (cohorts: readonly Cohort[]): readonly (readonly Cell[])[] => [
  heads,
  ...cohorts.flatMap(({ cohort, players, everDeposited, periods }) =>
    periods.map((one) => [
      cohort,
      players,
      everDeposited,
      one.nth,
      one.active,
      sum(one.retention),
      one.depositors,
      sum(one.deposits),
      sum(one.turnover),
      sum(one.ggr),
    ]),
  ),
]
