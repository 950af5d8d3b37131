import type { WordSource } from '@fairhouse/fairness/draw'
import { item } from '../../../at.ts'
import type { CashRule } from '../definition.ts'
import { countIn, type ReadySpin } from '../spin/ready-spin.ts'
import { WeightedDraw } from './draws.ts'

/** Amounts on symbols in view, and what those that collect take: drawn as `showCash` draws them. */
export class FastCash {
  readonly #spin: ReadySpin
  readonly #rule: CashRule
  readonly #amount: WeightedDraw

  constructor(spin: ReadySpin, rule: CashRule) {
    this.#spin = spin
    this.#rule = rule
    this.#amount = new WeightedDraw(rule.values)
  }

  /** Draws every amount in view, collected or not, and returns what is collected. */
  collect(key: number, words: WordSource): number {
    const { symbol, collector, values } = this.#rule
    let sum = 0
    for (let left = countIn(this.#spin, key, symbol); left > 0; left--) {
      sum += item(values, this.#amount.draw(words)).value
    }
    return sum === 0 ? 0 : sum * countIn(this.#spin, key, collector)
  }
}
