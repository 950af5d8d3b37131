import { z } from 'zod'
import type { Jackpots } from '#modules/jackpots'
import { tellingSlice } from '#modules/play'
import { bettingCurrency, readPurse } from '#modules/wallet'

/**
 * The largest meter that the player can win, in minor units. It moves with everybody's bets, so a status tells it as it was when the seat was
 * read; what it is this second tells the topic of meters.
 */
export const jackpotSlice = ({ largest }: Pick<Jackpots, 'largest'>) =>
  tellingSlice<number>({
    name: 'jackpot',
    form: z.int().min(0),
    before: 0,
    read: async (on, player) => {
      const { userType } = await readPurse(on, player)
      return largest(on, bettingCurrency(userType))
    },
    status: (jackpot) => ({ jackpot }),
  })
