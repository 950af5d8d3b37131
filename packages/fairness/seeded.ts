import type { WordSource } from './draw.ts'

/**
 * A repeatable source of words for tests, simulation and the rows of prize tables, whose seeds are fixed before anybody plays;
 * never the chance that a round is drawn by. xoshiro128** of Blackman and Vigna
 * (2018), its state filled from a 32-bit seed by splitmix32 steps.
 */
export class SeededWords implements WordSource {
  words = 0
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(seed: number) {
    let state = seed | 0
    const fill = () => {
      state = (state + 0x9e3779b9) | 0
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
      return mixed ^ (mixed >>> 15)
    }
    this.#a = fill()
    this.#b = fill()
    this.#c = fill()
    // All four words zero would stay zero for ever; an odd last word rules that out.
    this.#d = fill() | 1
  }

  next(): number {
    const five = Math.imul(this.#b, 5)
    const word = Math.imul((five << 7) | (five >>> 25), 9)
    const shifted = this.#b << 9
    this.#c ^= this.#a
    this.#d ^= this.#b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= shifted
    this.#d = (this.#d << 11) | (this.#d >>> 21)
    this.words++
    return word >>> 0
  }
}
