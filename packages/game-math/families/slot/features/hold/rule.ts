import { item } from '../../../../at.ts'
import type { Cells } from '../../cells.ts'

/** Hold-and-spin: what triggered it stays, open cells fill by chance, and each that fills gives the full number of spins again. */
export interface HoldRule {
  readonly kind: 'hold'
  /** Spins to begin with, and again after every spin in which something lands. */
  readonly spins: number
  /** An open cell fills in a spin with the chance `hits` of `of`. */
  readonly landing: { readonly hits: number; readonly of: number }
  /** What a cell that fills holds, by weight. */
  readonly prizes: readonly HoldPrize[]
  /** What filling every cell wins besides. */
  readonly full: { readonly jackpot: string; readonly units: number }
}

export type HoldPrize = {
  readonly weight: number
  /** Held only by cells that fill in a spin, by none that starts the feature: there would be nothing yet to multiply. After all others. */
  readonly later?: true
} & (
  | { readonly kind: 'pay'; readonly units: number }
  | { readonly kind: 'jackpot'; readonly jackpot: string; readonly units: number }
  /** Multiplies what is held when it lands, jackpots apart. */
  | { readonly kind: 'multiply'; readonly times: number }
  /** Is worth as much as everything held when it lands, jackpots apart. */
  | { readonly kind: 'collect' }
)

/** A place in view, as [reel, row]. */
export type Cell = Cells[number]

/** A filled cell and the number of its prize. */
export interface Held {
  readonly cell: Cell
  readonly prize: number
}

/** What all held cells are worth after one more prize, jackpots apart. */
export function worthAfter(worth: number, prize: HoldPrize): number {
  switch (prize.kind) {
    case 'pay':
      return worth + prize.units
    case 'jackpot':
      return worth
    case 'multiply':
      return worth * prize.times
    case 'collect':
      return worth * 2
  }
}

/** Sum of the weights of what a cell that starts the feature may hold; they are the first of all prizes. */
export function startWeight({ prizes }: HoldRule): number {
  return prizes.reduce((sum, { weight, later }) => (later ? sum : sum + weight), 0)
}

/** Sum of the weights of all prizes. */
export function totalWeight({ prizes }: HoldRule): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0)
}

/** Number of the prize that a draw below `totalWeight`, or at the start below `startWeight`, falls on. */
export function prizeAt({ prizes }: HoldRule, drawn: number): number {
  let prize = 0
  for (let past = drawn; past >= item(prizes, prize).weight; prize++) {
    past -= item(prizes, prize).weight
  }
  return prize
}

/** What is wrong with a hold-and-spin, or null. */
export function holdFault({ spins, landing, prizes, full }: HoldRule): string | null {
  const { hits, of } = landing
  if (![spins, hits, of, full.units].every(isPositive)) {
    return 'spins, the chance to land and the prize for a full grid are whole and positive'
  }
  if (hits >= of) return 'an open cell must be able to stay open'
  if (prizes.length === 0 || !prizes.every(({ weight }) => isPositive(weight))) {
    return 'every prize needs a whole positive weight'
  }
  const later = prizes.findIndex((prize) => prize.later)
  if (later === 0 || prizes.slice(later).some((prize) => later > 0 && !prize.later)) {
    return 'prizes that only land later come after one that may start it'
  }
  const amounts = prizes.map((prize) => {
    if (prize.kind === 'collect') return 1
    return prize.kind === 'multiply' ? prize.times : prize.units
  })
  return amounts.every(isPositive) ? null : 'every prize needs a whole positive amount'
}

function isPositive(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0
}
