import type { Amount, Currency } from '@fairhouse/money'
import { tellPotRoundClosed, tellSettled } from '#modules/play'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { betOfRound, isVoidBet } from './bet-of-round.ts'
import type { StoredRound } from './stored.ts'

/** A round of a provider's game that was closed just now. */
export interface ClosedRound {
  readonly round: StoredRound
  /** Stake that was held back and never bet. */
  readonly returned: Amount
  readonly player: PlayerId
  readonly gameId: number
  /** The provider's key of the game. */
  readonly gameKey: string
  readonly currency: Currency
}

/**
 * Tells that rounds are over, played or void; of those that were begun beside a pot also the pot's owner.
 * @param at epoch milliseconds.
 */
export async function tellClosed(
  tx: Transaction,
  closed: readonly ClosedRound[],
  at: number,
): Promise<void> {
  const withPot = closed.flatMap(({ round, player }) => (round.pot === null ? [] : [player]))
  await tellPotRoundClosed(tx, [...new Set(withPot)])
  await tellSettled(tx, closed.map(ended), at)
}

function ended({ round, returned, player, gameId, gameKey, currency }: ClosedRound) {
  const { pot, ...bet } = betOfRound(round, returned)
  return {
    roundId: round.id,
    playerId: player,
    gameId,
    uri: gameKey,
    ...bet,
    ...(pot.stake + pot.payout > 0 && { pot }),
    currency,
    nonce: 0,
    isVoid: isVoidBet(bet),
  }
}
