import { moneyKinds } from '@fairhouse/contract/backoffice/fields'
import type { ReportRow } from '@fairhouse/contract/backoffice/reports'

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
        figure === 'bets' ? String(one?.bets ?? 0) : units(one?.[figure] ?? 0),
      )
    }),
    ...(money === null
      ? ['', '', '', '']
      : [money.deposits, money.withdrawals, money.bonusCost, money.ngr].map(units)),
  ])
  return [heads, ...lines].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

const units = (minorUnits: number): string => {
  const digits = String(Math.abs(minorUnits)).padStart(3, '0')
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A cell that begins like a formula would be one to a spreadsheet: names are told as text. */
const cellOf = (cell: string): string => {
  const safe = /^[=+@\t]|^-(?![0-9])/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
