import type { CardsActionName } from '@fairhouse/contract/families/cards/actions'
import type { CardsEvent } from '@fairhouse/stage/families/cards/cards-events'
import type { GameContext } from '../../../game-context.ts'
import { type Content, element } from '../../../markup/element.ts'
import { cardName } from '../../../../rules/cards/card-name.ts'
import type { OpenCardsGame } from '../open-cards-game.ts'
import { adviser } from './adviser.ts'
import { type BlackjackRules, type Decision, decisionsOf } from './decisions.ts'
import { signedWorth } from './signed-worth.ts'

/** Less than this part of a stake is the rounding of a sum, and no mistake. */
const least = 1e-6

/** A decision of a round, the best choice that there was, and what it gave away, in first stakes of the box. */
export interface PricedDecision {
  readonly decision: Decision
  readonly best: CardsActionName
  readonly lost: number
}

/** Every decision of a round so far with its price; 0 for one that no other was better than. */
export async function pricedDecisions(
  rules: BlackjackRules,
  events: readonly CardsEvent[],
): Promise<readonly PricedDecision[]> {
  const decisions = decisionsOf(events, rules)
  if (decisions.length === 0) return []
  const priced = await adviser().price({ rules, asked: decisions })
  return decisions.flatMap((decision, at): readonly PricedDecision[] => {
    const choices = priced[at] ?? []
    const [best] = choices.toSorted((a, b) => b.worth - a.worth)
    const own = choices.find(({ type }) => type === decision.chosen)
    if (!best || !own) return []
    const lost = best.worth - own.worth
    return [{ decision, best: best.type, lost: lost > least ? lost : 0 }]
  })
}

/** What each decision of a finished round gave away against the best one: mistakes first named, then what would have been better. */
export async function reviewOf(
  context: GameContext,
  { texts: { coach, actions }, nameOf, language }: OpenCardsGame,
  { rules, events }: { readonly rules: BlackjackRules; readonly events: readonly CardsEvent[] },
): Promise<Content> {
  const decisions = await pricedDecisions(rules, events)
  const heading = element('h3', {}, coach.review)
  if (decisions.length === 0) return [heading, element('p', { class: 'hint' }, coach.nothing)]
  const mistakes = decisions.filter(({ lost }) => lost > 0)
  if (mistakes.length === 0) return [heading, element('p', {}, coach.perfect)]
  const sightText = ({ hand, sight }: Decision): string =>
    coach.against(
      `${nameOf(hand)}: ${sight.hand.map((card) => cardName(card, language)).join(', ')}`,
      cardName(sight.up, language),
    )
  return [
    heading,
    element(
      'ul',
      { class: 'cards-review' },
      mistakes.map(({ decision, best, lost }) => {
        const { hand, chosen } = decision
        const amount = signedWorth(context, { events, hand, stakes: -lost })
        return element(
          'li',
          {},
          element('strong', {}, sightText(decision)),
          element('span', {}, coach.chose(actions[chosen])),
          element('span', {}, coach.better(actions[best])),
          element('span', { class: 'cards-review-cost' }, coach.lost(amount)),
        )
      }),
    ),
  ]
}
