/** Where whole chances come from. Every own game draws through this and nothing else. */
export interface Draw {
  /** A uniform whole number in [0, count). `count` is a whole number in [1, 2^32]. */
  below(count: number): number
  /** 32-bit words taken so far; stored with an open round so that its next step goes on where the last one stopped. */
  readonly words: number
}

/** A source of uniform 32-bit unsigned words. */
export interface WordSource {
  next(): number
  readonly words: number
}

const wordCount = 0x1_0000_0000

/** Draws from words by rejection: a word in the incomplete last stripe is thrown away, so no value is favoured. */
export function drawFrom(source: WordSource): Draw {
  return new RejectionDraw(source)
}

class RejectionDraw implements Draw {
  readonly #source: WordSource

  constructor(source: WordSource) {
    this.#source = source
  }

  get words(): number {
    return this.#source.words
  }

  below(count: number): number {
    if (!Number.isInteger(count) || count < 1 || count > wordCount) {
      throw new RangeError(`cannot draw below ${count}`)
    }
    let word = this.#source.next()
    // Only a word this near the end can lie in the incomplete stripe: nearly every draw is spared a division.
    if (word >= wordCount - count) {
      const limit = wordCount - (wordCount % count)
      while (word >= limit) word = this.#source.next()
    }
    // As unsigned numbers of 32 bits, which the processor divides by itself; all of them together are one too many for that.
    return count === wordCount ? word : (word >>> 0) % (count >>> 0)
  }
}
