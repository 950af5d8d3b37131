import { type FeaturePrize, prizeFault } from '../prize.ts'

/** A wheel of rings, turned one at a time from the outermost on. All slices of a ring are equally likely. */
export interface WheelRule {
  readonly kind: 'wheel'
  /** `rings[ring][slice]`. */
  readonly rings: readonly (readonly FeaturePrize[])[]
  /** The wheel is over after so many spins, whatever they gave. */
  readonly mostSpins: number
}

/** Where a wheel stands between two spins. */
export interface WheelState {
  readonly ring: number
  /** Turns still to take; `multiply` and `up` do not use one up. */
  readonly left: number
  /** Spins so far. */
  readonly spun: number
  /** What pays are multiplied by. */
  readonly times: number
}

export const newWheel: WheelState = { ring: 0, left: 1, spun: 0, times: 1 }

/** Where the wheel stands after a slice; null when it is over. */
export function afterSlice(
  { mostSpins }: WheelRule,
  { ring, left, spun, times }: WheelState,
  prize: FeaturePrize,
): WheelState | null {
  const next = { ring, left, spun: spun + 1, times }
  if (next.spun === mostSpins || prize.kind === 'end') return null
  switch (prize.kind) {
    case 'up':
      return { ...next, ring: ring + 1 }
    case 'multiply':
      return { ...next, times: times * prize.times }
    case 'again':
      return { ...next, left: left - 1 + prize.count }
    case 'pay':
    case 'jackpot':
      return left === 1 ? null : { ...next, left: left - 1 }
  }
}

/** What is wrong with a wheel, or null. */
export function wheelFault({ rings, mostSpins }: WheelRule): string | null {
  if (rings.length === 0 || rings.some((slices) => slices.length === 0)) {
    return 'a wheel needs a ring, and every ring a slice'
  }
  if (rings.at(-1)?.some(({ kind }) => kind === 'up')) return 'the innermost ring leads nowhere'
  if (!Number.isSafeInteger(mostSpins) || mostSpins < rings.length) {
    return 'mostSpins must let the wheel reach its innermost ring'
  }
  return (
    rings
      .flat()
      .map(prizeFault)
      .find((fault) => fault !== null) ?? null
  )
}
