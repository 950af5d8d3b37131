import { type Draw, drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'

/** Everything that is left to chance in a simulation, repeatable from a seed. */
export class Choices {
  readonly #draw: Draw

  /** @param seed a whole number; its lowest 32 bits count. */
  constructor(seed: number) {
    this.#draw = drawFrom(new SeededWords(seed))
  }

  /** A uniform whole number in [0, count). */
  below(count: number): number {
    return this.#draw.below(count)
  }

  /** A uniform whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  /** True that often in a million. */
  perMillion(times: number): boolean {
    return this.below(1_000_000) < times
  }

  /** @throws RangeError for an empty list. */
  pick<Item>(list: readonly Item[]): Item {
    const item = list[this.below(list.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)))
  }

  /** Another source, whose use does not move this one. */
  fork(): Choices {
    return new Choices(this.below(0x1_0000_0000))
  }
}
