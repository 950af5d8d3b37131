import { moneyKinds } from '@fairhouse/contract/backoffice/fields'
import type { ReportRow } from '@fairhouse/contract/backoffice/reports'
import { csvOf, decimalOf } from '#platform/csv'

/** Dollars and credits alike. */
const scale = 2

const figures = ['bets', 'staked', 'won', 'ggr'] as const

/** Rows as a file for a spreadsheet: money in whole units with two digits, times in UTC. */
export function reportCsv(rows: readonly ReportRow[]): string {
  const heads = [
    'row',
    ...moneyKinds.flatMap((money) => figures.map((figure) => `${figure} ${money}`)),
    'deposits',
    'withdrawals',
    'bonus cost',
    'ngr',
  ]
  const lines = rows.map(({ name, played, money }) => [
    name,
    ...moneyKinds.flatMap((kind) => {
      const one = played.find((part) => part.money === kind)
      return figures.map((figure) =>
        figure === 'bets' ? String(one?.bets ?? 0) : decimalOf(one?.[figure] ?? 0, scale),
      )
    }),
    ...(money === null
      ? ['', '', '', '']
      : [money.deposits, money.withdrawals, money.bonusCost, money.ngr].map((sum) =>
          decimalOf(sum, scale),
        )),
  ])
  return csvOf([heads, ...lines])
}
