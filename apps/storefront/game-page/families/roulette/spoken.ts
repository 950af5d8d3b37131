import { colourOf, type Spot } from '@fairhouse/contract/families/roulette/spots'
import type { RouletteEvent } from '@fairhouse/contract/families/roulette/events'
import { spokenCommon } from '../../play/spoken-common.ts'
import type { Texts } from '../../texts/texts.ts'
import { spotName } from './open-roulette-game.ts'
import type { RouletteTexts } from './texts/en.ts'

export interface RouletteVoice {
  readonly texts: RouletteTexts
  /** Sentences that all families share. */
  readonly shared: Pick<Texts, 'say' | 'ruleWords'>
  readonly money: (minorUnits: number) => string
  readonly spots: ReadonlyMap<string, Spot>
}

/** Spots told one by one before the rest is summed up. */
const told = 4

/** A round as a screen reader says it: where the ball lies, what pays, what it comes to. */
export function spokenEvents(
  events: readonly RouletteEvent[],
  { texts, shared, money, spots }: RouletteVoice,
): string {
  return events
    .flatMap((event): readonly string[] => {
      switch (event.type) {
        case 'rouletteBet':
          return []
        case 'ballLanded':
          return [texts.say.landed(event.pocket, texts.colors[colourOf(event.pocket)])]
        case 'halfReturned':
          return event.spots.map(({ spot, pay }) => {
            const known = spots.get(spot)
            return texts.say.half(known ? spotName(known, texts) : spot, money(pay))
          })
        case 'spotsPaid': {
          const more = event.spots.length - told
          return [
            ...event.spots.slice(0, told).map(({ spot, pay }) => {
              const known = spots.get(spot)
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
