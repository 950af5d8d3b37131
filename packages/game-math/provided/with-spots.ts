import { crapsSelection } from '@fairhouse/contract/families/craps/selection'
import { priceOf } from '../bets.ts'
import type { Bet, Game, RoundState } from '../game.ts'

/** The same table, which takes chips on these of its spots alone. */
export function withSpots<State extends RoundState>(
  game: Game<State>,
  spots: readonly string[],
): Game<State> {
  const price = (bet: Bet): number | null => {
    const read = crapsSelection.safeParse(bet.selection)
    const isOnThem =
      read.success && Object.keys(read.data.chips).every((spot) => spots.includes(spot))
    return isOnThem ? priceOf(game, bet) : null
  }
  return {
    ...game,
    samples: spots.map((spot) => ({ selection: { chips: { [spot]: 1 } } })),
    priceOf: price,
    open(draw, bet = {}) {
      if (price(bet) === null) throw new RangeError('these chips cannot be bet')
      return game.open(draw, bet)
    },
  }
}
