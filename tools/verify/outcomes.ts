import type { Certificate, CertifiedMode } from '@fairhouse/contract/entities/certificate'
import type { Counted } from './chi-square.ts'

type Numbers = Pick<Certificate | CertifiedMode, 'hitFrequency' | 'profitFrequency' | 'tail'>

/** Final outcomes of rounds by what they paid, against the chances that a certificate tells. */
export class Outcomes {
  readonly #floors: readonly Floor[]
  readonly #seen: number[]

  constructor({ hitFrequency, profitFrequency, tail }: Numbers) {
    this.#floors = [
      { isReached: () => true, chance: 1 },
      { isReached: (x) => x > 0, chance: hitFrequency },
      { isReached: (x) => x > 1, chance: profitFrequency },
      ...tail.map(({ x: least, probability }) => ({
        isReached: (x: number) => x >= least,
        chance: probability,
      })),
    ]
    this.#seen = this.#floors.map(() => 0)
  }

  /** @param multiple the payout in multiples of what the round cost. */
  count(multiple: number): void {
    const floor = this.#floors.findLastIndex(({ isReached }) => isReached(multiple))
    this.#seen[floor] = (this.#seen[floor] ?? 0) + 1
  }

  classes(): readonly Counted[] {
    return this.#floors.map(({ chance }, i) => ({
      seen: this.#seen[i] ?? 0,
      chance: chance - (this.#floors[i + 1]?.chance ?? 0),
    }))
  }
}

/** Payouts from here on, up to the next floor. */
interface Floor {
  readonly isReached: (multiple: number) => boolean
  readonly chance: number
}
