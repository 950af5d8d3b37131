/** A symbol whose count on the reels opens a feature, and the reels on which it can land at all. */
export interface Trigger {
  readonly symbol: string
  readonly needed: number
  readonly reels: readonly number[]
}

/**
 * Which reels deserve suspense: those after which a feature is exactly one symbol away, still possible with the reels to come, and
 * not yet certain. Reads only what the answer of the server shows; decides nothing.
 * @param grid `grid[reel][row]` of the whole spin.
 * @returns reel numbers, ascending.
 */
export function suspenseReels(
  grid: readonly (readonly string[])[],
  triggers: readonly Trigger[],
  held: readonly number[] = [],
): number[] {
  const turning = (reel: number): boolean => !held.includes(reel)
  return [...grid.keys()]
    .filter(turning)
    .filter((reel) => triggers.some((trigger) => isOneAway(grid, trigger, reel, turning)))
}

function isOneAway(
  grid: readonly (readonly string[])[],
  { symbol, needed, reels }: Trigger,
  reel: number,
  turning: (reel: number) => boolean,
): boolean {
  const seen = reels
    .filter((earlier) => earlier < reel && turning(earlier))
    .reduce((sum, earlier) => sum + countOf(grid[earlier], symbol), 0)
  return seen === needed - 1 && reels.includes(reel)
}

const countOf = (column: readonly string[] | undefined, symbol: string): number =>
  column?.filter((shown) => shown === symbol).length ?? 0
