import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { JackpotLaw } from '@fairhouse/contract/entities/par-sheet'
import { significant } from '../significant.ts'

const million = 1_000_000

/** Laws of a title's progressive jackpots, at the stakes that it has. */
export function jackpotLaws(
  jackpots: readonly JackpotTerms[],
  betLevels: readonly number[],
): readonly JackpotLaw[] {
  return jackpots.map((terms) => lawOf(terms, betLevels))
}

function lawOf(terms: JackpotTerms, betLevels: readonly number[]): JackpotLaw {
  const { seed, grows, laidBy } = terms
  const { meanAmount, meanStaked } = terms.won === 'byMeter' ? byMeter(terms) : byDraw(terms)
  const staked = terms.won === 'byMeter' ? growthNeeded(terms) : terms.turnover
  return {
    terms,
    law: laws[terms.won],
    odds: betLevels.map((stake) => ({ stake, oneRoundIn: significant(staked / stake) })),
    meanAmount: significant(meanAmount),
    meanStaked: significant(meanStaked),
    leastReturn: significant(seed / staked),
    returnAtSmallStakes: significant(meanAmount / meanStaked),
    taken: significant((grows + laidBy) / million),
  }
}

const drawLaw =
  'Each round wins with the chance cost / turnover, whatever the meter shows, and pays what it shows. Means are those of small stakes: what is staked between two wins is exponential, and the meter stands at its ceiling once that is reached; what would have made it grow further is laid by and does not come back.'
const meterLaw =
  'The amount is a whole number of minor units, each from seed + 1 to ceiling as likely as another, drawn at the reset and kept secret. The round whose share takes the meter there wins it. With the meter at M a round of cost c wins with the chance g c / (ceiling - M), g the share by which it grows; odds below are those at the seed.'

const handLaw =
  'The round wins that makes the hand, and pays what the meter shows. Turnover is what is staked until then on average, rounded up, of a player who holds what is best while the meter stands at its seed. Means are as for a jackpot that is drawn for.'
const laws: Readonly<Record<JackpotTerms['won'], string>> = {
  byDraw: drawLaw,
  byMeter: meterLaw,
  byHand: handLaw,
}

/** With an exponential turnover of mean T the meter has grown by min(g T', ceiling - seed) when it is won. */
function byDraw({
  seed,
  ceiling,
  grows,
  turnover,
}: Extract<JackpotTerms, { readonly turnover: number }>) {
  const growth = (grows / million) * turnover
  const grown = growth * (1 - Math.exp(-(ceiling - seed) / growth))
  return { meanAmount: seed + grown, meanStaked: turnover }
}

function byMeter({ seed, ceiling, grows }: JackpotTerms) {
  const meanAmount = (seed + 1 + ceiling) / 2
  return { meanAmount, meanStaked: ((meanAmount - seed) * million) / grows }
}

/** Minor units staked that take a meter from its seed to its ceiling. */
const growthNeeded = ({ seed, ceiling, grows }: JackpotTerms): number =>
  ((ceiling - seed) * million) / grows
