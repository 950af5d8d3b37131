import type { CrapsEvent } from '@fairhouse/contract/families/craps/events'
import { spokenCommon } from '../../play/spoken-common.ts'
import type { Texts } from '../../texts/texts.ts'
import { spotName } from './open-craps-game.ts'
import type { CrapsTexts } from './texts/en.ts'

export interface CrapsVoice {
  readonly texts: Pick<CrapsTexts, 'say' | 'table'>
  /** Sentences that all families share. */
  readonly shared: Pick<Texts, 'say' | 'ruleWords'>
  readonly money: (minorUnits: number) => string
}

/** A roll as a screen reader says it: how the dice lie, what becomes of each bet, where the puck is. */
export function spokenEvents(
  events: readonly CrapsEvent[],
  { texts, shared, money }: CrapsVoice,
): string {
  const { say } = texts
  return events
    .flatMap((event): readonly string[] => {
      switch (event.type) {
        case 'crapsBet':
          return []
        case 'crapsRolled':
          return [say.rolled(event.dice, event.dice[0] + event.dice[1])]
        case 'crapsPaid': {
          const name = spotName(event.spot, texts)
          return [
            event.pay > event.stake
              ? say.paid(name, money(event.pay))
              : say.back(name, money(event.pay)),
          ]
        }
        case 'crapsLost':
          return [say.lost(event.chips.map(({ spot }) => spotName(spot, texts)).join(', '))]
        case 'crapsMoved':
          return [say.moved(spotName(event.to, texts))]
        case 'crapsPoint':
          return [event.point === null ? say.off : say.point(event.point)]
        case 'crapsTaken':
          return [say.taken(spotName(event.spot, texts), money(event.pay))]
        case 'jackpotWon':
        case 'maxWinReached':
        case 'roundEnded':
          return [spokenCommon(event, shared, money)]
      }
    })
    .join(' ')
}
