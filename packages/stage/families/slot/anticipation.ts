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
 * @param counting whether held reels count: in a respin they show what they are held for.
 * @returns reel numbers, ascending.
 */
export function suspenseReels(
  grid: readonly (readonly string[])[],
  triggers: readonly Trigger[],
  held: readonly number[] = [],
  counting: 'turning' | 'all' = 'turning',
): number[] {
  const turns = (reel: number): boolean => !held.includes(reel)
  const seenBefore = (reel: number, earlier: number): boolean =>
    turns(earlier) ? earlier < reel : counting === 'all'
  return [...grid.keys()]
    .filter(turns)
    .filter((reel) => triggers.some((trigger) => isOneAway(grid, trigger, reel, seenBefore)))
}

function isOneAway(
  grid: readonly (readonly string[])[],
  { symbol, needed, reels }: Trigger,
  reel: number,
  seenBefore: (reel: number, earlier: number) => boolean,
): boolean {
  const seen = reels
    .filter((earlier) => seenBefore(reel, earlier))
    .reduce((sum, earlier) => sum + countOf(grid[earlier], symbol), 0)
  return seen === needed - 1 && reels.includes(reel)
}

const countOf = (column: readonly string[] | undefined, symbol: string): number =>
  column?.filter((shown) => shown === symbol).length ?? 0
