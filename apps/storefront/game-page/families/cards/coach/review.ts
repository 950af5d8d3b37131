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

/** What each decision of a finished round gave away against the best one: mistakes first named, then what would have been better. */
export async function reviewOf(
  context: GameContext,
  { texts: { coach, actions }, nameOf, language }: OpenCardsGame,
  { rules, events }: { readonly rules: BlackjackRules; readonly events: readonly CardsEvent[] },
): Promise<Content> {
  const decisions = decisionsOf(events, rules)
  const heading = element('h3', {}, coach.review)
  if (decisions.length === 0) return [heading, element('p', { class: 'hint' }, coach.nothing)]
  const priced = await adviser().price({ rules, asked: decisions })
  const mistakes = decisions.flatMap((decision, at) => {
    const choices = priced[at] ?? []
    const [best] = choices.toSorted((a, b) => b.worth - a.worth)
    const own = choices.find(({ type }) => type === decision.chosen)
    const lost = best && own ? best.worth - own.worth : 0
    return best && lost > least ? [{ decision, best: best.type, lost }] : []
  })
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
