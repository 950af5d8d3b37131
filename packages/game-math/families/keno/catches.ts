import { type Fraction, fraction } from '../../fraction.ts'

/** A machine and a ticket: so many `balls` of so many `numbers` are drawn, and `spots` of the numbers are on the ticket. */
export interface Catching {
  readonly numbers: number
  readonly balls: number
  readonly spots: number
}

/**
 * `[caught]`: in how many of `ticketsOf` so many spots are among the balls (hypergeometric): so many of the balls drawn are on the ticket, and the
 * other spots of the ticket are among those that stay.
 */
export function waysToCatch({ numbers, balls, spots }: Catching): readonly bigint[] {
  return Array.from(
    { length: spots + 1 },
    (_, caught) => choose(balls, caught) * choose(numbers - balls, spots - caught),
  )
}

/** How many sets of `spots` numbers there are, each as likely to be the ticket's: what `waysToCatch` adds up to. */
export const ticketsOf = ({ numbers, spots }: Pick<Catching, 'numbers' | 'spots'>): bigint =>
  choose(numbers, spots)

/** `[caught]`: the chance of it, exactly. */
export const chancesToCatch = (catching: Catching): readonly Fraction[] =>
  waysToCatch(catching).map((ways) => fraction(ways, ticketsOf(catching)))

/** In how many ways k are chosen of n; every quotient on the way is whole. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let taken = 1; taken <= k; taken++) ways = (ways * BigInt(n - k + taken)) / BigInt(taken)
  return ways
}
