import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Prize } from '@fairhouse/contract/families/slot/events'
import type { Telling } from '../telling.ts'
import { type FeaturePrize, paidBy, shownPrize } from './prize.ts'

/** What an event says of a prize. */
interface Told {
  readonly prize: Prize
  readonly pay: number
  readonly total: number
}

/** Pays a prize and tells it; a jackpot is paid by an event of its own that follows. */
export function givePrize(
  prize: FeaturePrize,
  times: number,
  telling: Telling,
  event: (told: Told) => RoundEvent,
): void {
  const shown = shownPrize(prize, times)
  if (prize.kind === 'jackpot') {
    telling.tell(event({ prize: shown, pay: 0, total: telling.units }))
    giveJackpot(prize.jackpot, prize.units, telling)
    return
  }
  const pay = telling.pay(paidBy(prize, times))
  telling.tell(event({ prize: shown, pay, total: telling.units }))
}

/** Pays a jackpot of a fixed amount, if the round may win any more. */
export function giveJackpot(jackpot: string, units: number, telling: Telling): void {
  const pay = telling.pay(units)
  if (pay > 0) telling.tell({ type: 'jackpotWon', jackpot, pay, total: telling.units })
}
