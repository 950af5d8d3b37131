import { pegsFacts, pegsGame } from '../families/instant/pegs-game.ts'
import { kenoFacts } from '../families/keno/keno-facts.ts'
import { kenoGame } from '../families/keno/keno-game.ts'
import { deriveBingo } from './derive-bingo.ts'
import { deriveKeno } from './derive-keno.ts'
import { derivePegs, isShown } from './derive-pegs.ts'
import type { ProvidedGame } from './provided-game.ts'
import type { BingoWish, KenoWish, PegsWish } from './wish.ts'

/** Keno and lotteries: every number of spots is a way to bet, the largest ticket first. */
export function kenoOf(wish: KenoWish): ProvidedGame {
  const definition = deriveKeno(wish)
  const sizes = definition.pays.map((_, index) => definition.pays.length - index)
  return {
    game: kenoGame(definition),
    bets: sizes.map((spots) => ({
      name: String(spots),
      facts: () => kenoFacts(definition, spots),
    })),
  }
}

/** Bingo: a card is like any other. */
export function bingoOf(wish: BingoWish): ProvidedGame {
  const definition = deriveBingo(wish)
  return {
    game: kenoGame(definition),
    bets: [{ name: 'base', facts: () => kenoFacts(definition, wish.spots) }],
  }
}

/** Pegs: every board is a way to bet. */
export function pegsOf(wish: PegsWish): ProvidedGame {
  const definition = derivePegs(wish)
  const boards = definition.boards.toSorted(
    (one, other) => Number(isShown(other)) - Number(isShown(one)),
  )
  return {
    game: pegsGame(definition),
    bets: boards.map((board) => ({
      name: `${board.rows}-${board.risk}`,
      facts: () => pegsFacts(definition, board),
    })),
  }
}
