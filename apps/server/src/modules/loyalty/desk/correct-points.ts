import { pointScale } from '@fairhouse/contract/loyalty-rules'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { creditsOf, postAll, takeBack } from '../earning/credit.ts'
import { balancesOf } from '../store/balances.ts'
import { insertCorrection } from '../store/corrections.ts'
import { holdPlayer, markUntoldMany } from '../store/player-row.ts'

/** Adjustments count hundredths of a point. */
const unitsPerHundredth = pointScale / 100

/**
 * Gives a player points, or takes them, to put something right; once per id, which is also the ledger's. No level and no token comes of it.
 * @param correction `hundredths` of a point: above nothing the player gets them.
 * @returns why not, or null. The player cannot be left below nothing.
 */
export async function correctPoints(
  tx: Transaction,
  correction: {
    readonly id: string
    readonly player: PlayerId
    readonly hundredths: number
    readonly staff: string
    /** Epoch milliseconds. */
    readonly at: number
  },
): Promise<'tooLittle' | null> {
  const { id, player, hundredths, staff, at } = correction
  const units = hundredths * unitsPerHundredth
  const reason = 'adjustment'
  await holdPlayer(tx, player, at)
  if (units < 0) {
    if ((await balancesOf(tx, player)).points < -units) return 'tooLittle'
    await takeBack(tx, 'points', { id, shares: [{ player, units: -units }], reason })
  } else {
    const legs = await creditsOf(tx, 'points', { id, shares: [{ player, units }], firstLeg: 1 })
    await postAll(
      tx,
      legs.map((leg) => ({ ...leg, reason })),
    )
  }
  await insertCorrection(tx, { id, player, units, staff, at })
  await markUntoldMany(tx, [player])
  return null
}
