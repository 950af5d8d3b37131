import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import { priceOf } from '@fairhouse/game-math/bets'
import { baseMode, type Bet, type BetMode, type Game } from '@fairhouse/game-math/game'
import type { Refused } from '#platform/answer'
import type { RoundBet } from './seat.ts'

/** The mode that a bet names, or why it cannot be bet in: the game has none of that name, or the rules of the player's place allow no buying. */
export function betMode(
  { modes, paytable }: Game,
  name: string,
  { buy }: Pick<PlayRules, 'buy'>,
): BetMode | Refused {
  const mode = modes.find((one) => one.name === name)
  if (!mode) return { refused: 'formInvalid', invalidFields: { mode: 'notAllowed' } }
  if (name === baseMode || buy) return mode
  const told = paytable.modes.find((one) => one.name === name)
  return told?.kind === 'ante' ? mode : { refused: 'notPermitted' }
}

/**
 * Minor units of one pay unit in a round.
 * @throws RangeError when the game has no such bet, which a stored round of other rules could name.
 */
export function unitIn(game: Game, { mode, selection, stake }: RoundBet): number {
  const price = priceOf(game, { mode, selection })
  if (price === null)
    throw new RangeError(`a round was bet in the mode ${mode}, which the game lacks`)
  return stake / price
}

/** What a bet costs in minor units at a level, which is what `unitsPerStake` cost; null for one that the game does not have. */
export function costOf(game: Game, bet: Bet, level: number): number | null {
  const price = priceOf(game, bet)
  return price === null ? null : (level / game.unitsPerStake) * price
}
