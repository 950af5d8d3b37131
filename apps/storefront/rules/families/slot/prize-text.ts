import type { Prize } from '@fairhouse/contract/families/slot/events'
import { jackpotName } from '../../jackpot-name.ts'
import type { Mechanics } from './words/en.ts'

/** What a prize gives, in words. @param amount its `pay` as money. */
export function prizeText(
  prize: Prize,
  words: Pick<Mechanics, 'prize' | 'jackpot'>,
  amount: (pay: number) => string,
): string {
  switch (prize.kind) {
    case 'pay':
      return amount(prize.pay)
    case 'jackpot': {
      const name = words.jackpot(jackpotName(prize.jackpot ?? ''))
      return prize.pay > 0 ? `${name} ${amount(prize.pay)}` : name
    }
    case 'multiply':
      return words.prize.multiply(prize.count)
    case 'freeSpins':
      return words.prize.freeSpins(prize.count)
    case 'again':
      return words.prize.again(prize.count)
    case 'collect':
    case 'up':
    case 'row':
    case 'end':
      return words.prize[prize.kind]
  }
}
