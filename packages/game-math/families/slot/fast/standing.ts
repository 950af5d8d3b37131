/** Of a reel that turns. */
const turns = -1
/** Of a reel that stays filled from top to bottom. */
const filled = -2

/** How the reels stand before a spin. */
export class Standing {
  /** Wilds that stand on cells, whatever the reels stop at, as `walkCode` counts them; 0 for none. */
  wilds = 0
  /** `[reel]`: the stop at which it is held as it stands, or one of the two above. */
  readonly #reels: Int32Array

  constructor(reelCount: number) {
    this.#reels = new Int32Array(reelCount).fill(turns)
  }

  turnAll(): void {
    this.#reels.fill(turns)
  }

  /** @param reels one bit each. */
  fill(reels: number): void {
    for (let reel = 0; reels >> reel > 0; reel++) {
      if ((reels >> reel) & 1) this.#reels[reel] = filled
    }
  }

  hold(reel: number, stop: number): void {
    this.#reels[reel] = stop
  }

  turns(reel: number): boolean {
    return this.#reels[reel] === turns
  }

  isFilled(reel: number): boolean {
    return this.#reels[reel] === filled
  }

  /** Where a reel is held that neither turns nor is filled. */
  stop(reel: number): number {
    return this.#reels[reel] ?? 0
  }
}
