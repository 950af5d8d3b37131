import type { GameKind } from './entities/game-words.ts'

const oppositeSides: ReadonlySet<GameKind> = new Set(['table', 'roulette'])

/** Whether a player may bet on both sides of what happens. */
export const hasOppositeSides = (kind: GameKind): boolean => oppositeSides.has(kind)

/**
 * What of a round counts as turnover, in its own units: its stake, and where a game has opposite sides no more than what was at risk, so that betting
 * on both of them counts for nothing.
 */
export const turnoverOf = (
  kind: GameKind,
  { stake, payout }: { readonly stake: number; readonly payout: number },
): number => (hasOppositeSides(kind) ? Math.min(stake, Math.abs(payout - stake)) : stake)
