import { priceOf } from '@fairhouse/game-math/bets'
import type { Bet } from '@fairhouse/game-math/game'
import { z } from 'zod'
import type { PlayedGame } from '../games.ts'

/** What a page asks for when a round begins. `stake` is one of the game's stakes, or the value of a chip. */
export const askedBet = z.object({
  stake: z.int().positive(),
  mode: z.string().max(24).optional(),
  selection: z.json().optional(),
})
export type AskedBet = z.infer<typeof askedBet>

/** A bet that can be made. Amounts are minor units. */
export interface PricedBet {
  readonly bet: Bet
  /** What a pay unit is worth. */
  readonly unit: number
  readonly cost: number
}

/** What a bet costs; null when the game has no such stake, way to bet or selection. */
export function pricedBet({ rules }: PlayedGame, asked: AskedBet): PricedBet | null {
  if (!rules.betLevels.includes(asked.stake)) return null
  const { mode, selection } = asked
  const bet: Bet = {
    ...(mode !== undefined && { mode }),
    ...(selection !== undefined && { selection }),
  }
  const price = priceOf(rules, bet)
  const unit = asked.stake / rules.unitsPerStake
  return price === null ? null : { bet, unit, cost: price * unit }
}
