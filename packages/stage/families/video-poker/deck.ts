import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { PokerWilds } from '@fairhouse/contract/families/video-poker/wilds'
import { ranks, suits } from '@fairhouse/contract/families/ranks'

/** Every card whose picture may be needed, those with pictures of their own first: they take longest to paint. */
export function deckOf(wilds: PokerWilds): readonly CardOrJoker[] {
  return [...(wilds === 'joker' ? (['joker'] as const) : []), ...plainDeck]
}

const plainDeck: readonly CardOrJoker[] = ranks
  .toReversed()
  .flatMap((rank) => suits.map((suit) => `${rank}${suit}` as const))

/** Which cards of a deck stand for any other. */
export const isWildIn =
  (wilds: PokerWilds) =>
  (card: CardOrJoker): boolean =>
    wilds === 'joker' ? card === 'joker' : wilds === 'deuces' && card.startsWith('2')
