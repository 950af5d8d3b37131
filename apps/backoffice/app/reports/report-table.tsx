import { moneyKinds } from '@fairhouse/contract/backoffice/fields'
import type { ReportAsked, ReportRow } from '@fairhouse/contract/backoffice/reports'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Head, Table } from '../parts/table.tsx'
import { Money, wholeNumber } from '../parts/values.tsx'
import { reports as texts } from '../texts/reports.ts'
import { inWords } from '../texts/words.ts'

type Played = ReportRow['played'][number]
type Kind = Played['money']

interface Props {
  readonly rows: readonly ReportRow[]
  readonly total: ReportRow
  readonly by: ReportAsked['by']
  /** The day, when it is one: then a game opens its rounds. */
  readonly day: string | null
}

/** A line for each row and one for all; columns for each sort of money that there is. */
export function ReportTable({ rows, total, by, day }: Props) {
  const kinds = moneyKinds.filter((kind) => total.played.some(({ money }) => money === kind))
  const heads: (Head | string)[] = [
    texts.row[by],
    ...kinds.flatMap((kind) =>
      [texts.bets, texts.turnover, texts.won, texts.ggr, texts.hold].map((name) => ({
        name: `${name}, ${inWords(kind)}`,
        isNumber: true,
      })),
    ),
    ...(by === 'day'
      ? [texts.deposits, texts.withdrawals, texts.bonusCost, texts.ngr].map((name) => ({
          name,
          isNumber: true,
        }))
      : []),
  ]
  const lines = rows.length === 0 ? [] : [...rows, { ...total, name: texts.total }]
  return (
    <Table
      name={texts.title}
      heads={heads}
      rows={lines.map((row) => ({
        key: row.key,
        cells: [
          <RowName key="name" row={row} by={by} day={day} />,
          ...kinds.flatMap((kind) => playedCells(row, kind)),
          ...(row.money === null ? [] : moneyCells(row, row.money)),
        ],
      }))}
      none={texts.none}
    />
  )
}

/** Each row opens what it is made of. */
function RowName({ row, by, day }: { row: ReportRow; by: Props['by']; day: string | null }) {
  if (row.key === 'total') return <strong>{row.name}</strong>
  if (by === 'day') return <Link to={`/reports/${row.key}`}>{row.name}</Link>
  if (day === null || row.source === null) return row.name
  return <Link to={`/reports/${day}/rounds/${row.source}/${row.gameId}`}>{row.name}</Link>
}

const currencyOf = (kind: Kind): 'USD' | 'CREDIT' => (kind === 'play' ? 'CREDIT' : 'USD')

function playedCells(row: ReportRow, kind: Kind): ReactNode[] {
  const one = row.played.find(({ money }) => money === kind)
  const currency = currencyOf(kind)
  return [
    wholeNumber(one?.bets ?? 0),
    <Money key={`${kind} staked`} units={one?.staked ?? 0} currency={currency} />,
    <Money key={`${kind} won`} units={one?.won ?? 0} currency={currency} />,
    <Money key={`${kind} ggr`} units={one?.ggr ?? 0} currency={currency} />,
    one === undefined || one.hold === null ? '' : `${(one.hold / 100).toFixed(2)}%`,
  ]
}

/** A sum of a day opens its movements; a sum of several days does not. */
function moneyCells(row: ReportRow, money: NonNullable<ReportRow['money']>): ReactNode[] {
  const opening = (reason: string, units: number) => {
    const kind = row.moved.find((one) => one.reason === reason && one.money !== 'play')?.money
    const shown = <Money units={units} currency="USD" />
    return kind === undefined ? (
      shown
    ) : (
      <Link key={reason} to={`/reports/${row.key}/movements/${kind}/${reason}`}>
        {shown}
      </Link>
    )
  }
  return [
    opening('deposit', money.deposits),
    opening('withdrawal', money.withdrawals),
    opening('bonusGiven', money.bonusCost),
    <Money key="ngr" units={money.ngr} currency="USD" />,
  ]
}
