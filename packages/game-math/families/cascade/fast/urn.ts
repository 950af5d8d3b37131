import type { WordSource } from '@fairhouse/fairness/draw'
import { at } from '../../../at.ts'

const wordCount = 0x1_0000_0000

/** Things to draw from by rejection, word for word as `drawFrom` does it. */
export class Urn {
  readonly #things: Int32Array
  readonly #length: number
  readonly #limit: number

  constructor(things: Int32Array) {
    this.#things = things
    this.#length = things.length
    this.#limit = wordCount - (wordCount % things.length)
  }

  draw(words: WordSource): number {
    let word = words.next()
    while (word >= this.#limit) word = words.next()
    return at(this.#things, word % this.#length)
  }
}
