import type { InstantEvent } from '@fairhouse/contract/families/instant/events'
import { spokenCommon } from '../../play/spoken-common.ts'
import type { Texts } from '../../texts/texts.ts'
import type { InstantTexts } from './texts/en.ts'

export interface InstantVoice {
  readonly texts: InstantTexts
  readonly shared: Texts
  readonly times: (hundredths: number) => string
  readonly money: (minorUnits: number) => string
}

/** An answer as a screen reader says it. */
export const spokenInstant = (events: readonly InstantEvent[], voice: InstantVoice): string =>
  events
    .map((event) => sentenceOf(event, voice))
    .filter((sentence) => sentence !== '')
    .join(' ')

function sentenceOf(event: InstantEvent, { texts, shared, times, money }: InstantVoice): string {
  const { say } = texts
  switch (event.type) {
    case 'gateOpened':
      return say.gate(times(event.result), times(event.target))
    case 'ballSettled':
      return say.ball(times(event.times))
    case 'fieldLaid':
      return say.field(event.mines)
    case 'gemFound':
      return say.gem(event.cell + 1, times(event.times))
    case 'mineHit':
      return say.mine(event.cell + 1)
    case 'towerBuilt':
      return say.tower(event.levels)
    case 'levelClimbed':
      return say.level(event.level, times(event.times))
    case 'trapSprung':
      return say.trap(event.level)
    case 'cashedOut':
      return say.out(times(event.times))
    case 'cardBought':
      return say.card(event.fields.length)
    case 'cardPaid':
      return event.pay > 0 ? say.cardWon(money(event.pay)) : say.cardLost
    case 'digitsPlayed':
      return say.digits(event.digits.join(', '))
    case 'digitsDrawn':
      return say.drawn(event.digits.join(', '))
    // The end of the round says what was won.
    case 'digitsPaid':
    case 'gatePaid':
    case 'ballDropped':
    case 'fieldShown':
    case 'towerShown':
      return ''
    case 'jackpotWon':
    case 'maxWinReached':
    case 'roundEnded':
      return spokenCommon(event, shared, money)
  }
}
