import { type Card, ranks, suits } from '@fairhouse/contract/families/card'

/** Every card whose picture may be needed, those with pictures of their own first: they take longest to paint. */
export const deck: readonly Card[] = ranks
  .toReversed()
  .flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`))
