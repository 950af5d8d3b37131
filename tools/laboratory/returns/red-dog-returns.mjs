// What red dog returns, by counting pairs of ranks by their spread, of a player who raises where a chip comes back more than once on average.
import { momentsOf } from './bet-moments.mjs'

export function redDogReturns({ bets }, { decks, spreadBack, pairBack, unitsPerStake: unit }) {
  const ofRank = 4 * decks
  const left = 52 * decks - 2
  const pairs = 13 * ofRank * (ofRank - 1)
  const endings = [
    { ways: pairs * (ofRank - 2), back: pairBack, added: 0 },
    { ways: pairs * (left - ofRank + 2), back: unit, added: 0 },
    // Twelve neighbours, either first.
    { ways: 24 * ofRank ** 2 * left, back: unit, added: 0 },
  ]
  for (const [place, back] of spreadBack.entries()) {
    const spread = place + 1
    const ways = 2 * (12 - spread) * ofRank ** 2
    const inside = ofRank * spread
    const isRaised = inside * back > left * unit
    const chips = isRaised ? 2 : 1
    const added = isRaised ? unit : 0
    endings.push({ ways: ways * inside, back: chips * back, added })
    endings.push({ ways: ways * (left - inside), back: 0, added })
  }
  return bets.map(({ name }) =>
    momentsOf(
      name,
      unit,
      endings.map((one) => ({ ...one, ways: BigInt(one.ways) })),
    ),
  )
}
