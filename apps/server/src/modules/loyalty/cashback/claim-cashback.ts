import { amount } from '@fairhouse/money'
import type { Answer, Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { withheld } from '../earning/may-earn.ts'
import { giveOrRefuse, refusable } from '../grant-or-refuse.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import type { GiveGrant } from '../ports.ts'
import { lockWeek, markClaimed } from '../store/cashback-weeks.ts'
import { shownCashback } from './shown-cashback.ts'

/** Claims what comes back of a week; a second time changes nothing. */
export const claimCashback =
  (needs: LoyaltyNeeds): Answer<'claimCashback'> =>
  async ({ player }, { week }) => {
    const giveGrant = needs.giveGrant()
    if (giveGrant === null) return { refused: 'notPermitted', because: 'promotionsNotOpen' }
    const refused = await refusable(needs.database, (tx) =>
      claim(needs, tx, { player, week, giveGrant }),
    )
    if (refused) return refused
    needs.tellPlayers([player])
    return {
      reply: {
        ...(await shownCashback(needs, player)),
        userStatus: await needs.playerStatus(player),
      },
    }
  }

async function claim(
  needs: LoyaltyNeeds,
  tx: Transaction,
  { player, week, giveGrant }: { player: PlayerId; week: string; giveGrant: GiveGrant },
): Promise<Refused | null> {
  const now = needs.clock.now()
  const kept = await lockWeek(tx, player, week)
  if (kept?.state === 'claimed') return null
  const isOpen = kept?.state === 'open' && now < kept.claimUntil
  if (!isOpen || (await withheld(needs, tx, player)) !== null) return { refused: 'notPermitted' }
  await markClaimed(tx, player, { week, at: now })
  await giveOrRefuse(giveGrant, tx, {
    key: `cashback:${week}`,
    player,
    type: 'cashback',
    amount: amount(BigInt(kept.amount)),
    reason: 'Weekly cashback',
  })
  await needs.touchSeat(tx, player)
  return null
}
