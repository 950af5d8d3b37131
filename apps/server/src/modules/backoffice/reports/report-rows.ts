import { providers } from '@fairhouse/contract/entities/provider'
import type { ReportAsked, ReportRow } from '@fairhouse/contract/backoffice/reports'
import type { Queryable } from '#platform/database'
import { type SumOfFlows, sumsOfFlows, type SumOfGames, sumsOfGames } from '../store/days.ts'

type Played = ReportRow['played'][number]

/** The rows of a report: by day the newest first, else those with the most staked. */
export async function reportRows(on: Queryable, asked: ReportAsked): Promise<ReportRow[]> {
  const games = Map.groupBy(await sumsOfGames(on, asked), ({ key }) => key)
  if (asked.by !== 'day')
    return [...games.values()]
      .map((sums) => rowOf(sums, null))
      .toSorted((one, other) => stakedIn(other) - stakedIn(one))
  const flows = Map.groupBy(await sumsOfFlows(on, asked), ({ day }) => day)
  const days = [...new Set([...games.keys(), ...flows.keys()])].toSorted().toReversed()
  return days.map((day) => ({
    ...rowOf(games.get(day) ?? [], flows.get(day) ?? []),
    key: day,
    name: day,
  }))
}

const stakedIn = ({ played }: ReportRow): number =>
  played.reduce((sum, { staked }) => sum + staked, 0)

function rowOf(sums: readonly SumOfGames[], flows: readonly SumOfFlows[] | null): ReportRow {
  const [first] = sums
  const played = sums.map(playedOf)
  return {
    key: first?.key ?? '',
    name: nameOf(first),
    source: first?.source ?? null,
    gameId: first?.gameId ?? null,
    played,
    moved: (flows ?? []).map(({ money, reason, given, taken }) => ({
      money,
      reason,
      given,
      taken,
    })),
    money: flows && moneyOf(played, flows),
  }
}

/** Providers are known by their numbers; everything else tells its name itself. */
const nameOf = (sum: SumOfGames | undefined): string => {
  if (sum === undefined) return ''
  const provider = providers.find(({ id }) => sum.source === null && String(id) === sum.key)
  return provider?.name ?? sum.name
}

const playedOf = ({
  money,
  bets,
  staked,
  won,
}: Pick<SumOfGames, 'money' | 'bets' | 'staked' | 'won'>): Played => ({
  money,
  bets,
  staked,
  won,
  ggr: staked - won,
  hold: staked === 0 ? null : Math.round(((staked - won) / staked) * 10_000),
})

/** Play money buys nothing, and no bonus is given for it. */
const isMoney = ({ money }: { readonly money: string }): boolean => money !== 'play'

function moneyOf(
  played: readonly Played[],
  flows: readonly SumOfFlows[],
): NonNullable<ReportRow['money']> {
  const sum = (reasons: readonly string[], side: 'given' | 'taken'): number =>
    flows
      .filter((flow) => isMoney(flow) && reasons.includes(flow.reason))
      .reduce((total, flow) => total + flow[side], 0)
  const bonusCost = sum(['bonusGiven'], 'given') - sum(['bonusTakenBack'], 'taken')
  const ggr = played.filter(isMoney).reduce((total, one) => total + one.ggr, 0)
  return {
    deposits: sum(['deposit'], 'given'),
    withdrawals: sum(['withdrawal'], 'taken'),
    bonusCost,
    ngr: ggr - bonusCost,
  }
}

/** All rows as one. */
export function totalOf(rows: readonly ReportRow[], by: ReportAsked['by']): ReportRow {
  const played = [
    ...Map.groupBy(
      rows.flatMap((row) => row.played),
      ({ money }) => money,
    ),
  ].map(([money, parts]) =>
    playedOf({
      money,
      bets: parts.reduce((sum, { bets }) => sum + bets, 0),
      staked: parts.reduce((sum, { staked }) => sum + staked, 0),
      won: parts.reduce((sum, { won }) => sum + won, 0),
    }),
  )
  const of = (name: keyof NonNullable<ReportRow['money']>): number =>
    rows.reduce((sum, { money }) => sum + (money?.[name] ?? 0), 0)
  return {
    key: 'total',
    name: 'Total',
    source: null,
    gameId: null,
    played,
    moved: [],
    money:
      by === 'day'
        ? {
            deposits: of('deposits'),
            withdrawals: of('withdrawals'),
            bonusCost: of('bonusCost'),
            ngr: of('ngr'),
          }
        : null,
  }
}
