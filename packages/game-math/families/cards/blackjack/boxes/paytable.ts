import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import { greatestDivisor } from '../../../../fraction.ts'
import { insuranceOdds } from '../definition.ts'
import { type BoxesDefinition, mostUnits } from './definition.ts'

/** What players are shown of a table with several boxes. */
export function paytableOf(definition: BoxesDefinition): CardsPaytable {
  const { decks, soft17, blackjackWins, unitsPerStake, doubleAfterSplit } = definition
  const { boxes, mostChips, sides } = definition
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
      boxes: {
        count: boxes,
        unitsPerChip: unitsPerStake,
        mostChips,
        sides: { pairs: paysOf(sides.pairs), poker: paysOf(sides.poker) },
      },
    },
    features: [],
    modes: [],
    maxUnits: mostUnits(definition),
  }
}

const paysOf = (pays: Readonly<Record<string, number>>) =>
  Object.entries(pays).flatMap(([made, wins]) => (wins > 0 ? [{ made, pays: wins }] : []))
