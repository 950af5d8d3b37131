import type { WordSource } from '@fairhouse/fairness/draw'
import { at } from '../../../at.ts'

const wordCount = 0x1_0000_0000

/** A whole number below `count`, from 1 to 2^31 - 1: the same, from the same words, as `drawFrom` draws. */
export function drawBelow(words: WordSource, count: number): number {
  for (;;) {
    const word = words.next()
    // Only words this near the end can be in the stripe that is thrown away, so that few need the division.
    if (word < wordCount - count || word < wordCount - (wordCount % count)) {
      return ((word >>> 0) % (count >>> 0)) | 0
    }
  }
}

/** One of several, each as often as its weight says: the same, from the same words, as `drawn` draws. */
export class WeightedDraw {
  readonly #weights: Int32Array
  readonly #sum: number

  constructor(all: readonly { readonly weight: number }[]) {
    this.#weights = Int32Array.from(all, ({ weight }) => weight)
    this.#sum = all.reduce((sum, { weight }) => sum + weight, 0)
  }

  /** Its place among them. */
  draw(words: WordSource): number {
    let left = drawBelow(words, this.#sum)
    let place = 0
    while (left >= at(this.#weights, place)) left -= at(this.#weights, place++)
    return place
  }
}
