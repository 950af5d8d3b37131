import type { DiceEvent } from '@fairhouse/contract/families/dice/events'
import { sumOf } from '@fairhouse/contract/families/dice/spots'
import { spokenCommon } from '../../play/spoken-common.ts'
import type { Texts } from '../../texts/texts.ts'
import { spotsByName } from './dice-betting.ts'
import { spotName } from './open-dice-game.ts'
import type { DiceTexts } from './texts/en.ts'

export interface DiceVoice {
  readonly texts: Pick<DiceTexts, 'say' | 'table'>
  /** Sentences that all families share. */
  readonly shared: Pick<Texts, 'say' | 'ruleWords'>
  readonly money: (minorUnits: number) => string
}

/** Spots told one by one before the rest is summed up. */
const told = 4

/** A round as a screen reader says it: how the dice lie, what pays, what it comes to. */
export function spokenEvents(
  events: readonly DiceEvent[],
  { texts, shared, money }: DiceVoice,
): string {
  return events
    .flatMap((event): readonly string[] => {
      switch (event.type) {
        case 'diceBet':
          return []
        case 'diceRolled':
          return [texts.say.rolled(event.dice, sumOf(event.dice))]
        case 'dicePaid': {
          const more = event.spots.length - told
          return [
            ...event.spots.slice(0, told).map(({ spot, pay }) => {
              const known = spotsByName.get(spot)
              return texts.say.paid(known ? spotName(known, texts) : spot, money(pay))
            }),
            ...(more > 0 ? [shared.say.more(more)] : []),
          ]
        }
        case 'jackpotWon':
        case 'maxWinReached':
        case 'roundEnded':
          return [spokenCommon(event, shared, money)]
      }
    })
    .join(' ')
}
