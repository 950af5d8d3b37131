import type { CardsActionName } from '@fairhouse/contract/families/cards/actions'
import type { Card } from '@fairhouse/contract/families/card'
import { insuranceOdds } from './definition.ts'
import { valueOf } from './points.ts'
import { Course } from './values/course.ts'
import { handOf, values } from './values/hands.ts'
import { BlackjackTable, type HandRules, pairOf, shoeOf, waysOf, without } from './values/table.ts'

/** What a player sees who is asked for something. */
export interface Sight {
  readonly up: Card
  /** The hand that is asked about. */
  readonly hand: readonly Card[]
  /** Cards of the player's other hands, which are out of the shoe as well. */
  readonly other: readonly Card[]
}

/** What a choice is worth: what the hand wins on average, less what it loses, in first stakes. */
export interface PricedChoice {
  readonly type: CardsActionName
  readonly worth: number
}

/**
 * What each choice is worth by all cards that can still come, none but those in sight being gone. After it the hand is played as well as it can be;
 * both hands of a split as the certified strategy plays them.
 * @param offered kinds of what the round offers.
 */
export function pricedChoices(
  rules: HandRules,
  { up, hand, other }: Sight,
  offered: readonly CardsActionName[],
): readonly PricedChoice[] {
  const upValue = valueOf(up)
  const held = handOf(hand.map(valueOf))
  const gone = [upValue, ...other.map(valueOf)]
  const left = without(shoeOf(rules), gone)
  if (offered.includes('insure')) return insuranceChoices(left, hand.map(valueOf))
  const course = new Course({ ways: waysOf(upValue, rules), up: upValue, left, lossToBlackjack: 1 })
  const { stand, hit, double, dealerBlackjack } = course.at(held)
  // The dealer has looked: there is no blackjack any more, which took a stake in all of these.
  const known = (value: number): number => (value + dealerBlackjack) / (1 - dealerBlackjack)
  const pair = pairOf(held)
  return offered.flatMap((type): readonly PricedChoice[] => {
    switch (type) {
      case 'stand':
        return [{ type, worth: known(stand) }]
      case 'hit':
        return [{ type, worth: known(hit) }]
      case 'double':
        return [{ type, worth: known(double) }]
      case 'split':
        return pair === null
          ? []
          : [
              {
                type,
                worth: known(
                  new BlackjackTable(rules).splitBeside(upValue, pair, other.map(valueOf)),
                ),
              },
            ]
      case 'insure':
      case 'noInsurance':
      case 'goToWar':
      case 'giveUp':
      case 'raise':
      case 'call':
      case 'playOn':
      case 'fold':
        return []
    }
  })
}

/** Insurance by itself: half a stake on a ten under the ace. */
function insuranceChoices(left: Int32Array, hand: readonly number[]): readonly PricedChoice[] {
  const unseen = without(left, hand)
  const count = values.reduce((sum, value) => sum + (unseen[value] ?? 0), 0)
  const chance = (unseen[10] ?? 0) / count
  return [
    { type: 'insure', worth: (chance * (1 + insuranceOdds) - 1) / 2 },
    { type: 'noInsurance', worth: 0 },
  ]
}
