import type { WageredRound } from '@fairhouse/contract/entities/bonus'
import type { Texts } from '../../texts/texts.ts'

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
    dollars(round.cost),
    dollars(round.fromBonus),
    dollars(round.payout),
    dollars(round.toBonus),
    dollars(round.counted),
    dollars(round.left),
    round.roundId,
  ])
  return [head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')
}

const dollars = (cents: number): string => (cents / 100).toFixed(2)
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
