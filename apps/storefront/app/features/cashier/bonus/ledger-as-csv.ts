import type { WageredRound } from '@fairhouse/contract/entities/bonus'
import { csvAmount, csvOf } from '../../../shell/parts/csv.ts'
import type { Texts } from '../../../shell/texts/texts.ts'

type Words = Texts['cashierBonus']['ledger']

/** The wagering ledger as a file that any table program reads; amounts in dollars with a point. */
export function ledgerAsCsv(rounds: readonly WageredRound[], words: Words): string {
  const head = [
    'UTC',
    words.game,
    words.bet,
    words.fromBonus,
    words.win,
    words.toBonus,
    words.counted,
    words.left,
    'round',
  ]
  const rows = rounds.map((round) => [
    round.at,
    round.name,
    csvAmount(round.cost),
    csvAmount(round.fromBonus),
    csvAmount(round.payout),
    csvAmount(round.toBonus),
    csvAmount(round.counted),
    csvAmount(round.left),
    round.roundId,
  ])
  return csvOf([head, ...rows])
}
