import type { KenoDefinition } from '../families/keno/definition.ts'
import { paysOfTicket } from './derive-keno.ts'
import { stakesOf } from './stakes.ts'
import type { BingoWish } from './wish.ts'

const unitsPerStake = 10

/**
 * Bingo for one player: cards of one size in a machine of keno's, each paid by how many of its numbers are called. Nothing is paid for where on the card
 * they stand, and nobody else plays. Every card returns the same, whatever its numbers and however many cards there are.
 */
export function deriveBingo(wish: BingoWish): KenoDefinition {
  const { numbers, balls, spots, cards, minStake, maxStake } = wish
  const row = paysOfTicket(wish, spots)
  return {
    numbers,
    balls,
    pays: Array.from({ length: spots }, (_, index) => (index === spots - 1 ? row : [])),
    cards,
    unitsPerStake,
    betLevels: stakesOf({ minStake, maxStake: maxStake / cards }, unitsPerStake),
    maxUnits: Math.max(...row) * cards,
  }
}
