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
    const limit = wordCount - (wordCount % count)
    let word = this.#source.next()
    while (word >= limit) word = this.#source.next()
    return word % count
  }
}
