import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { meterChain } from '@fairhouse/contract/calls/jackpots'
import type { ToldMovement } from '@fairhouse/contract/entities/meter-proof'
import type { MeterMovement } from '@fairhouse/game-math/jackpots/meter-chain'
import type { Outcome } from '#platform/answer'
import type { Database } from '#platform/database'
import { chainPart } from './store/movements.ts'
import { headOfChain } from './store/shown-meters.ts'

type Reply = ReplyOf<typeof meterChain>

/** A part of a meter's chain, for anybody who recomputes it. */
export async function showChain(
  database: Database,
  { meter, currency, from, limit }: BodyOf<typeof meterChain>,
): Promise<Outcome<Reply>> {
  const known = await headOfChain(database, { name: meter, currency })
  if (!known) return { refused: 'notFound' }
  const { point, movements } = await chainPart(database, known.id, { from, limit })
  return {
    reply: {
      chain: { movements: Number(known.movements), hash: known.head ?? '' },
      point: point && { ...point, pool: Number(point.pool), reserve: Number(point.reserve) },
      movements: movements.map(toldOf),
    },
  }
}

/** With its amounts as JSON has them: far below 2^53. */
function toldOf(movement: MeterMovement & { readonly hash: string }): ToldMovement {
  const sums = { pool: Number(movement.pool), reserve: Number(movement.reserve) }
  switch (movement.type) {
    case 'begun':
      return { ...movement, ...sums, added: Number(movement.added) }
    case 'fed': {
      const { grown, laidBy } = movement
      return { ...movement, ...sums, grown: Number(grown), laidBy: Number(laidBy) }
    }
    case 'won':
    case 'emptied':
    case 'received':
      return { ...movement, ...sums, amount: Number(movement.amount) }
  }
}
