import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'

/** Shares of a stake are counted in these. */
export const millionth = 1_000_000
/** A draw knows no more than so many equal chances. */
const mostChances = 0x1_0000_0000

/** @throws RangeError for terms that the house could not keep, with what to change. */
export function checkTerms(jackpots: readonly JackpotTerms[]): void {
  for (const key of ['name', 'meter'] as const) {
    if (new Set(jackpots.map((terms) => terms[key])).size < jackpots.length) {
      throw new RangeError(`jackpots: every jackpot of a title needs a ${key} of its own`)
    }
  }
  for (const terms of jackpots) {
    const fault = termsFault(terms)
    if (fault !== null) throw new RangeError(`jackpot ${terms.name}: ${fault}`)
  }
}

function termsFault(terms: JackpotTerms): string | null {
  const { seed, grows, laidBy, ceiling } = terms
  const amounts = [seed, grows, laidBy, ceiling]
  if (!amounts.every((value) => Number.isSafeInteger(value) && value > 0)) {
    return 'seed, shares and ceiling are whole and positive'
  }
  if (ceiling <= seed) return 'the ceiling lies above the seed: raise it'
  if (terms.won !== 'byMeter' && !(terms.turnover >= ceiling && terms.turnover <= mostChances)) {
    return `its turnover lies between its ceiling and ${mostChances}`
  }
  const needed = seedShare(terms)
  if (laidBy < needed) {
    return `lay by ${Math.ceil(needed)} millionths or more: what is laid by between two wins must come to the seed`
  }
  return null
}

/**
 * Millionths of everything staked that the seeds cost in the long run. Between two wins by draw `turnover` is staked on average. A meter that
 * must be hit grows by half the way to its ceiling on average, for every whole minor unit on that way is as likely.
 */
function seedShare(terms: JackpotTerms): number {
  const { seed, grows, ceiling } = terms
  return terms.won !== 'byMeter'
    ? (seed * millionth) / terms.turnover
    : (2 * grows * seed) / (ceiling - seed + 1)
}
