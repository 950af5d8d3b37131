import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import { jackpotName } from '../../rules/jackpot-name.ts'
import type { Texts } from '../texts/texts.ts'

/** What an event that rounds of every family tell says to who does not see the screen. */
export function spokenCommon(
  event: CommonEvent,
  { say, ruleWords }: Pick<Texts, 'say' | 'ruleWords'>,
  money: (minorUnits: number) => string,
): string {
  switch (event.type) {
    case 'jackpotWon':
      return event.pay > 0
        ? ruleWords.say.jackpot(jackpotName(event.jackpot), money(event.pay))
        : ruleWords.say.jackpotOfMeter(jackpotName(event.jackpot))
    case 'maxWinReached':
      return say.maxWin
    case 'roundEnded':
      return event.total > 0 ? say.won(money(event.total)) : say.noWin
  }
}
