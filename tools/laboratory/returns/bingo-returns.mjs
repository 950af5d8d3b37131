// What a card of a hall returns.
import { linePayouts } from './bingo-lines.mjs'
import { patternPayouts } from './bingo-patterns.mjs'
import { potOf } from './bingo-pots.mjs'
import { stripPayouts } from './bingo-strips.mjs'
import { fraction } from './fraction.mjs'

/** A card in each hall, by the name of the bet; the headline is the hall that no other bet names. */
export function bingoReturns({ bets, unitsPerStake }, definition) {
  const named = bets.map(({ name }) => ({ name, cards: cardsOf(name) }))
  const headline = definition.halls.find((hall) => named.every(({ cards }) => cards !== hall))
  const payoutsOf = payoutsBy(definition)
  return named.map(({ name, cards = headline }) => {
    const payouts = payoutsOf(definition, cards)
    const sum = (of) => payouts.reduce((all, [units, chance]) => all + of(units) * chance, 0)
    const ratio = sum((units) => units / unitsPerStake)
    return {
      name,
      price: unitsPerStake,
      // Every pot is won by somebody, to the last unit, and no card is likelier than another to have it.
      exact: fraction(BigInt(potsOf(definition, cards)), BigInt(cards * unitsPerStake)),
      ratio,
      hit: sum((units) => Number(units > 0)),
      sigma: Math.sqrt(sum((units) => (units / unitsPerStake) ** 2) - ratio ** 2),
      atLeast: (least) => sum((units) => Number(units >= least)),
    }
  })
}

function payoutsBy({ strip, patterns }) {
  if (strip !== undefined) return stripPayouts
  return patterns === undefined ? linePayouts : patternPayouts
}

function cardsOf(name) {
  const [, digits] = /^cards(\d+)$/.exec(name) ?? []
  return digits === undefined ? undefined : Number(digits)
}

const potsOf = (definition, cards) =>
  definition.prizes.reduce((sum, { prize }) => sum + potOf(definition, cards, prize), 0)
