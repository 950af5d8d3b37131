import type { Card } from '@fairhouse/contract/families/card'
import { ranks, suits } from '@fairhouse/contract/families/ranks'

/** Every card whose picture may be needed, those with pictures of their own first: they take longest to paint. */
export const deck: readonly Card[] = ranks
  .toReversed()
  .flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`))
