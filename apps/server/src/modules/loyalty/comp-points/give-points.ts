import { pointScale } from '@fairhouse/contract/loyalty-rules'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { creditsOf, postAll } from '../earning/credit.ts'
import { insertGift } from '../store/gifts.ts'
import { holdPlayer } from '../store/player-row.ts'

/** Points that are given beside rounds. */
export interface PointsGift {
  /** Of the ledger's chain too: gives once. */
  readonly id: string
  readonly player: PlayerId
  /** Whole ones. */
  readonly points: number
  readonly cause: 'mission'
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * Gives a player points that no round earned, in the transaction of whatever they are for. No level, token or ticket comes of them. Whoever asks has
 * asked the one gate.
 */
export async function givePoints(tx: Transaction, gift: PointsGift): Promise<void> {
  const { id, player, points, cause, at } = gift
  const units = points * pointScale
  await holdPlayer(tx, player, at)
  await insertGift(tx, { id, player, units, cause, at })
  await postAll(tx, await creditsOf(tx, 'points', { id, shares: [{ player, units }], firstLeg: 1 }))
}
