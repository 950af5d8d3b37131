import { type Draw, drawFrom, type WordSource } from '@fairhouse/fairness/draw'

/** One whole number that was drawn, and the words it took: all but the last were thrown away. */
export interface Drawn {
  readonly words: readonly number[]
  /** The number is one of 0 to `count` - 1. */
  readonly count: number
  readonly result: number
}

/** A draw that keeps a record in `drawn`. */
export function watchedDraw(source: WordSource, drawn: Drawn[]): Draw {
  let words: number[] = []
  const inner = drawFrom({
    next() {
      const word = source.next()
      words.push(word)
      return word
    },
    get words() {
      return source.words
    },
  })
  return {
    below(count) {
      words = []
      const result = inner.below(count)
      drawn.push({ words, count, result })
      return result
    },
    get words() {
      return source.words
    },
  }
}
