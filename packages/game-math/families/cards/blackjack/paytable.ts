import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import { greatestDivisor } from '../../../fraction.ts'
import { type BlackjackDefinition, insuranceOdds, mostUnits } from './definition.ts'

/** What players are shown of a definition. */
export function paytableOf(definition: BlackjackDefinition): CardsPaytable {
  const { decks, soft17, blackjackWins, unitsPerStake, doubleAfterSplit } = definition
  const divisor = Number(greatestDivisor(BigInt(blackjackWins), BigInt(unitsPerStake)))
  return {
    family: 'cards',
    rules: {
      game: 'blackjack',
      decks,
      soft17,
      blackjack: { pays: blackjackWins / divisor, to: unitsPerStake / divisor },
      insurance: { pays: insuranceOdds, to: 1 },
      doubleAfterSplit,
      hands: 2,
    },
    features: [],
    modes: [],
    maxUnits: mostUnits(definition),
  }
}
