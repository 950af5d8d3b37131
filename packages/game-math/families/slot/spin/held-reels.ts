import type { ReadySpin } from './ready-spin.ts'

/** Reels that stay as they are while the others turn. */
export interface HeldReels {
  /** Ascending. */
  readonly held: readonly number[]
  /** Where they stand; 0 for reels that turn. */
  readonly at: readonly number[]
}

/**
 * Held reels as one whole number: what a respin is started by.
 * @param held where each reel is held; null for reels that turn.
 */
export function heldCode({ reels }: ReadySpin, held: readonly (number | null)[]): number {
  return reels.reduceRight((code, { length }, reel) => {
    const stop = held[reel] ?? null
    return code * (length + 1) + (stop === null ? 0 : stop + 1)
  }, 0)
}

/** The held reels that a number tells of. */
export function heldReels(spin: ReadySpin, code: number): HeldReels {
  const held: number[] = []
  const at: number[] = []
  let rest = code
  for (const [reel, { length }] of spin.reels.entries()) {
    const digit = rest % (length + 1)
    rest = Math.floor(rest / (length + 1))
    if (digit > 0) held.push(reel)
    at.push(Math.max(0, digit - 1))
  }
  return { held, at }
}
