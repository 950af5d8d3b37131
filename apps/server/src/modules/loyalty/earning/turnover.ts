import type { GameKind } from '@fairhouse/contract/entities/game-words'
import { oppositeSides } from '@fairhouse/contract/loyalty-rules'

/**
 * What of a round counts as turnover, in cents: its stake, and where a game has opposite sides no more than what was at risk, so that betting on
 * both of them earns nothing.
 */
export const turnoverOf = (
  kind: GameKind,
  { stake, payout }: { readonly stake: number; readonly payout: number },
): number => (oppositeSides.has(kind) ? Math.min(stake, Math.abs(payout - stake)) : stake)
