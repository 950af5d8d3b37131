import type { GameKind } from '@fairhouse/contract/entities/game'

export type { GameKind }

/** In the order of the chips. The contract's own list comes with zod, which a page does not load. */
export const gameKinds = [
  'slot',
  'poker',
  'table',
  'roulette',
  'keno',
  'bingo',
  'lottery',
  'crash',
  'fish',
] as const satisfies readonly GameKind[]
