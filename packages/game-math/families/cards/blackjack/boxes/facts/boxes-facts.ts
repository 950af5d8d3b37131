import { type Fraction, fraction, minus, times } from '../../../../../fraction.ts'
import type { GameFacts } from '../../../../../facts.ts'
import type { Bet } from '../../../../../game.ts'
import type { RoundPart } from '../../../../../round-part.ts'
import { insuranceOdds, mostUnits } from '../../definition.ts'
import { blackjackFacts } from '../../facts/blackjack-facts.ts'
import type { BoxesDefinition } from '../definition.ts'
import { boxSpot } from '../selected.ts'
import { insuranceName } from '../state.ts'
import { sideFacts } from './side-facts.ts'

/**
 * What is certified of a table with several boxes: a box, its side bets, and insurance of it. What a box returns does not depend on the others: each is
 * played by its own cards and the dealer's, and however many cards others draw, those that are left are as likely as before.
 */
export const boxesBets = ({ unitsPerStake }: BoxesDefinition) =>
  ({
    base: { selection: { [boxSpot(1)]: 1 } },
    pairs: { selection: { pairs1: 1 } },
    poker: { selection: { poker1: 1 } },
    insurance: {
      selection: { [boxSpot(1)]: 1 },
      part: { action: 'insure', spots: [insuranceName(1)], price: unitsPerStake / 2 },
    },
  }) as const satisfies Readonly<Record<string, Bet & { readonly part?: RoundPart }>>

/**
 * Exact facts of one of `boxesBets`.
 * @throws RangeError for another name.
 */
export function boxesFacts(definition: BoxesDefinition, bet: string): GameFacts {
  switch (bet) {
    case 'base':
      return { ...blackjackFacts(definition), mostUnits: mostUnits(definition) }
    case 'pairs':
    case 'poker':
      return sideFacts(definition, bet)
    case 'insurance':
      return insuranceFacts(definition)
    default:
      throw new RangeError(`no bet is called ${bet}`)
  }
}

/** Of insurance that is always taken: under an ace lies any of the other cards, whatever the player holds on average. */
function insuranceFacts({ decks, unitsPerStake }: BoxesDefinition): GameFacts {
  const hit = fraction(BigInt(16 * decks), BigInt(52 * decks - 1))
  const back = BigInt(1 + insuranceOdds)
  const rtp = times(hit, fraction(back, 1n))
  const none: Fraction = fraction(0n, 1n)
  const mostOf = Number(back) * (unitsPerStake / 2)
  return {
    proof: 'E',
    rtp,
    split: { insurance: rtp },
    rtpWithoutMost: rtp,
    variance: minus(times(hit, fraction(back * back, 1n)), times(rtp, rtp)),
    hit,
    profit: hit,
    features: {},
    mostUnits: mostOf,
    most: hit,
    atLeast: (stakes) => (stakes * unitsPerStake <= mostOf ? hit : none),
  }
}
