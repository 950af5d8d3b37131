import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import { baseMode, type BetMode, type Game } from '@fairhouse/game-math/game'
import type { Refused } from '#platform/answer'

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
 * Minor units of one pay unit in a round that cost so much in a mode.
 * @throws RangeError when the game has no such mode, which a stored round of other rules could name.
 */
export function unitIn({ modes }: Game, name: string, cost: number): number {
  const mode = modes.find((one) => one.name === name)
  if (!mode) throw new RangeError(`a round was bet in the mode ${name}, which the game lacks`)
  return cost / mode.price
}

/** What a bet at a level costs: the level is the price of the plain bet. */
export const costOf = ({ unitsPerStake }: Game, { price }: BetMode, level: number): number =>
  (level / unitsPerStake) * price
