import { compPointRules, pointScale, worthOfPoints } from '@fairhouse/contract/loyalty-rules'
import { amount as amountOf } from '@fairhouse/money'
import type { Answer, Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { takeBack } from '../earning/credit.ts'
import { withheld } from '../earning/may-earn.ts'
import { giveOrRefuse, refusable } from '../grant-or-refuse.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import type { GiveGrant } from '../ports.ts'
import { balancesOf } from '../store/balances.ts'
import { conversionOf, insertConversion } from '../store/conversions.ts'
import { holdPlayer, lockPlayer } from '../store/player-row.ts'

interface Wish {
  readonly player: PlayerId
  readonly requestKey: string
  /** Whole ones. */
  readonly points: number
}

/** Exchanges points for a grant. The same key exchanges once. */
export const convertPoints =
  (needs: LoyaltyNeeds): Answer<'convertCompPoints'> =>
  async ({ player }, { requestKey, points }) => {
    const giveGrant = needs.giveGrant()
    if (giveGrant === null) return { refused: 'notPermitted', because: 'promotionsNotOpen' }
    const wish = { player, requestKey, points }
    const refused = await refusable(needs.database, (tx) => convert(needs, tx, { wish, giveGrant }))
    if (refused) return refused
    needs.tellPlayers([player])
    const userStatus = await needs.playerStatus(player)
    const left = await balancesOf(needs.database, player)
    return { reply: { amount: worthOfPoints(points), points: left.points, userStatus } }
  }

async function convert(
  needs: LoyaltyNeeds,
  tx: Transaction,
  { wish, giveGrant }: { readonly wish: Wish; readonly giveGrant: GiveGrant },
): Promise<Refused | null> {
  const { clock, touchSeat } = needs
  const { player, requestKey, points } = wish
  if ((await lockPlayer(tx, player)) === null) await holdPlayer(tx, player, clock.now())
  const earlier = await conversionOf(tx, player, requestKey)
  if (earlier) return earlier.points === points ? null : { refused: 'requestKeyReused' }
  if ((await withheld(needs, tx, player)) !== null) return { refused: 'notPermitted' }
  if (points < compPointRules.fewest)
    return { refused: 'formInvalid', invalidFields: { points: 'belowMinimum' } }
  const balance = await balancesOf(tx, player)
  if (points * pointScale > balance.points)
    return { refused: 'formInvalid', invalidFields: { points: 'aboveMaximum' } }
  const id = uuidV7(clock.now())
  const amount = worthOfPoints(points)
  await insertConversion(tx, { id, player, requestKey, points, amount, at: clock.now() })
  const shares = [{ player, units: points * pointScale }]
  await takeBack(tx, 'points', { id, shares, reason: 'pointsConverted' })
  await giveOrRefuse(giveGrant, tx, {
    key: `comp-points:${id}`,
    player,
    type: 'compExchange',
    amount: amountOf(BigInt(amount)),
    reason: 'Comp points',
  })
  await touchSeat(tx, player)
  return null
}
