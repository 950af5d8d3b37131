import { type PokerHand, pokerHands } from '@fairhouse/contract/families/video-poker/hand-names'
import type { PokerWilds } from '@fairhouse/contract/families/video-poker/wilds'
import type { VideoPokerDefinition } from './definition.ts'

/** Stakes of every video poker of one hand, minor units. */
const betLevels = [5, 10, 20, 50, 100, 200, 300, 500, 1000, 2000, 5000, 10_000] as const

/** What a title of one hand brings: its deck, and what each row of its table pays for 1, the dearest first. */
export interface OneHand {
  readonly wilds: PokerWilds
  readonly pays: Readonly<Partial<Record<PokerHand, number>>>
}

/** A video poker of one hand at the stakes of the house, every pay a multiple of the bet at every bet. */
export function oneHand({ wilds, pays }: OneHand): VideoPokerDefinition {
  const rows = Object.entries(pays).flatMap(([name, units]) =>
    pokerHands.flatMap((hand) => (hand === name ? [{ hand, units }] : [])),
  )
  return { wilds, hands: 1, pays: rows, unitsPerStake: 1, betLevels }
}
