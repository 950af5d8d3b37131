import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { BoughtCards } from '../result.ts'

interface Row {
  readonly id: string
  readonly player_id: number
  readonly name: string
  readonly currency: Currency
  readonly first_card: number
  readonly cards: number
  readonly stake: bigint
}

/** All cards of a round, in the order in which they were bought: no more than a round sells. */
export async function cardsOfRound(on: Queryable, round: string): Promise<BoughtCards[]> {
  const rows = await rowsOf<Row>(on, statement, [round])
  return rows.map(
    ({ id, player_id: player, name, currency, first_card: firstCard, cards, stake }) => ({
      ticket: id,
      player,
      name,
      currency,
      firstCard,
      cards,
      stake,
    }),
  )
}

const statement = `
  SELECT id, player_id::float8 AS player_id, name, currency, first_card, cards::int AS cards, stake
  FROM rooms_ticket WHERE round_id = $1 AND first_card IS NOT NULL ORDER BY first_card`
