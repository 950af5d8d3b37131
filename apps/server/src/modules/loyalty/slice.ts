import { firstPrizeOf, vipLevelAt } from '@fairhouse/contract/loyalty-rules'
import { z } from 'zod'
import { tellingSlice } from '#modules/play'
import { withheld } from './earning/may-earn.ts'
import type { LoyaltyNeeds } from './needs.ts'
import { toldOfPlayer } from './store/told-of-player.ts'

const form = z.object({
  lifetime: z.int().min(0),
  tokens: z.int().min(0),
  tickets: z.int().min(0),
  /** Cents that can be claimed; null: the house gives no cashback. */
  cashback: z.int().min(0).nullable(),
  /** The first prize of the next draw, in cents; null: the player cannot win it. */
  lotto: z.int().min(0).nullable(),
})
type Value = z.infer<typeof form>

/**
 * What a status tells of a player's level, tokens, tickets, cashback and lotto. It is read anew when the player is told (`tell-players.ts`), not
 * with each bet; what everybody's bets move, the first prize, is as it was then.
 */
export const loyaltySlice = (needs: Pick<LoyaltyNeeds, 'clock' | 'giveGrant' | 'withheldFrom'>) =>
  tellingSlice<Value>({
    name: 'loyalty',
    form,
    before: { lifetime: 0, tokens: 0, tickets: 0, cashback: null, lotto: null },
    read: async (on, player) => {
      const told = await toldOfPlayer(on, player, needs.clock.now())
      const { lifetime, tokens, tickets, carried, ticketsOut } = told
      if (needs.giveGrant() === null)
        return { lifetime, tokens, tickets, cashback: null, lotto: null }
      const mayWin = carried !== null && (await withheld(needs, on, player)) === null
      const lotto = mayWin ? firstPrizeOf(carried, ticketsOut) : null
      return { lifetime, tokens, tickets, cashback: told.cashback, lotto }
    },
    status: ({ lifetime, tokens, tickets, cashback, lotto }, { userType }) => ({
      vipLevel: vipLevelAt(lifetime),
      jackpotTokens: tokens,
      lottoTickets: tickets,
      eligibleForLotto: lotto !== null && userType === 1,
      currentProgressiveLottoPrize: lotto ?? 0,
      cashbackBonus: cashback ?? 0,
      // Who has no level gets cashback of level 1.
      cashbackBonusLevel: cashback === null || userType === 2 ? null : vipLevelAt(lifetime) + 1,
    }),
  })
