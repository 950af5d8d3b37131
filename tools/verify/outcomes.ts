import type { Certificate, CertifiedMode } from '@fairhouse/contract/entities/certificate'
import type { Counted } from './chi-square.ts'

type Numbers = Pick<Certificate | CertifiedMode, 'hitFrequency' | 'profitFrequency' | 'tail'>

/** What of a round is counted. Minor units. */
export interface Paid {
  readonly payout: number
  /** What the round cost, and what of that the bet was. */
  readonly stake: number
  readonly firstStake: number
}

/** Final outcomes of rounds by what they paid, against the chances that a certificate tells. */
export class Outcomes {
  readonly #numbers: Numbers
  readonly #paid: number[] = []
  /** Some round took more than its bet: what is a profit then does not follow from the payout alone. */
  #isRaised = false

  constructor(numbers: Numbers) {
    this.#numbers = numbers
  }

  count({ payout, stake, firstStake }: Paid): void {
    this.#paid.push(payout / firstStake)
    this.#isRaised ||= stake !== firstStake
  }

  /** Payouts in multiples of the bet, by the chances that are told of them. */
  classes(): readonly Counted[] {
    const { hitFrequency, profitFrequency, tail } = this.#numbers
    const floors: readonly Floor[] = [
      { isReached: () => true, chance: 1 },
      { isReached: (x) => x > 0, chance: hitFrequency },
      ...(this.#isRaised ? [] : [{ isReached: isProfit, chance: profitFrequency }]),
      ...tail.map(({ x: least, probability }) => ({
        isReached: (x: number) => x >= least,
        chance: probability,
      })),
    ]
    const seen = floors.map(() => 0)
    for (const multiple of this.#paid) {
      const floor = floors.findLastIndex(({ isReached }) => isReached(multiple))
      seen[floor] = (seen[floor] ?? 0) + 1
    }
    return floors.map(({ chance }, i) => ({
      seen: seen[i] ?? 0,
      chance: chance - (floors[i + 1]?.chance ?? 0),
    }))
  }
}

const isProfit = (multiple: number): boolean => multiple > 1

/** Payouts from here on, up to the next floor. */
interface Floor {
  readonly isReached: (multiple: number) => boolean
  readonly chance: number
}
