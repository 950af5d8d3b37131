import { moneyKinds } from '@fairhouse/contract/backoffice/fields'
import type { ReportRow } from '@fairhouse/contract/backoffice/reports'
import type { Cell } from '#platform/xlsx'

/** Dollars and credits alike. */
const scale = 2
const sum = (units: number): Cell => ({ units, scale })

const figures = ['bets', 'staked', 'won', 'ggr'] as const

/** Heads, then the rows of a report, as they stand in its files: a column for each figure of each sort of money. */
export function reportCells(rows: readonly ReportRow[]): readonly (readonly Cell[])[] {
  const heads = [
    'row',
    ...moneyKinds.flatMap((money) => figures.map((figure) => `${figure} ${money}`)),
    'deposits',
    'withdrawals',
    'bonus cost',
    'ngr',
  ]
  return [heads, ...rows.map(cellsOf)]
}

const cellsOf = ({ name, played, money }: ReportRow): readonly Cell[] => [
  name,
  ...moneyKinds.flatMap((kind) => {
    const one = played.find((part) => part.money === kind)
    return figures.map((figure) => (figure === 'bets' ? (one?.bets ?? 0) : sum(one?.[figure] ?? 0)))
  }),
  ...(money === null
    ? ['', '', '', '']
    : [money.deposits, money.withdrawals, money.bonusCost, money.ngr].map(sum)),
]
