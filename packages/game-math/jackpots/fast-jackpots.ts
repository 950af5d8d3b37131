import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { WordSource } from '@fairhouse/fairness/draw'
import { drawBelow } from '../families/slot/fast/draws.ts'

/** Draws for the progressive jackpots of a game word for word as `jackpotGame` does. */
export class FastJackpots {
  /** Names of what the round drawn last won. */
  won: readonly string[] = []
  readonly #byDraw: readonly { readonly name: string; readonly turnover: number }[]

  constructor(jackpots: readonly JackpotTerms[]) {
    this.#byDraw = jackpots.flatMap((terms) => (terms.won === 'byDraw' ? [terms] : []))
  }

  /** @param cost of the round in minor units. */
  draw(words: WordSource, cost: number): void {
    this.won = none
    for (const { name, turnover } of this.#byDraw) {
      if (drawBelow(words, turnover) < cost) this.won = [...this.won, name]
    }
  }
}

const none: readonly string[] = []
