import type { GameKind } from './entities/game-words.ts'

/** Games in which a player may bet on both sides of what happens. */
const oppositeSides: ReadonlySet<GameKind> = new Set(['table', 'roulette'])

/**
 * What of a round counts as turnover, in its own units: its stake, and where a game has opposite sides no more than what was at risk, so that betting
 * on both of them counts for nothing.
 */
export const turnoverOf = (
  kind: GameKind,
  { stake, payout }: { readonly stake: number; readonly payout: number },
): number => (oppositeSides.has(kind) ? Math.min(stake, Math.abs(payout - stake)) : stake)
