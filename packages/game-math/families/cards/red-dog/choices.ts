import { bestOf, type PricedAction } from '../places/priced.ts'
import { type RedDogDefinition, spreadOf } from './definition.ts'

/** What of a definition a choice is priced by. */
export type SpreadRules = Pick<RedDogDefinition, 'decks' | 'spreadBack' | 'unitsPerStake'>

/** What raising and calling are worth with this spread: the third card is drawn from all but the first two. */
export function pricedChoices(
  { decks, spreadBack, unitsPerStake }: SpreadRules,
  spread: number,
): readonly PricedAction[] {
  const chance = (4 * decks * spread) / (52 * decks - 2)
  const call = (chance * (spreadBack[spread - 1] ?? 0)) / unitsPerStake - 1
  return [
    { type: 'call', worth: call },
    { type: 'raise', worth: 2 * call },
  ]
}

/** What is worth most with these ranks, which are neither a pair nor neighbours. */
export function bestPlay(
  rules: SpreadRules,
  [first, second]: readonly [number, number],
): 'raise' | 'call' {
  const spread = spreadOf(first, second) ?? 0
  return bestOf(pricedChoices(rules, spread)).type === 'raise' ? 'raise' : 'call'
}
