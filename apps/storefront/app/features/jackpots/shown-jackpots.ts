import type { ReplyOf } from '@fairhouse/contract/call'
import type { jackpots } from '@fairhouse/contract/calls/jackpots'
import type { MeterAmount } from '@fairhouse/contract/topics/jackpots'
import type { Texts } from '../../shell/texts/texts.ts'

type Reply = ReplyOf<typeof jackpots>
type Meter = Reply['meters'][number]
type Win = Reply['wins'][number]

export interface Place {
  readonly uri: string
  readonly name: string
}

/** A meter with the names of the games that can win it. */
export interface ShownMeter
  extends Pick<
    Meter,
    'meter' | 'jackpot' | 'currency' | 'amount' | 'seed' | 'ceiling' | 'won' | 'run'
  > {
  readonly games: readonly Place[]
}

/** A win; its game is null when it is on no more. */
export interface ShownWin
  extends Pick<Win, 'jackpot' | 'currency' | 'login' | 'amount' | 'at' | 'order' | 'run'> {
  readonly meter: string
  readonly game: Place | null
}

/** What a page tells of progressive jackpots, in one currency; the largest first. */
export interface ShownJackpots {
  readonly texts: Texts['jackpots']
  readonly meters: readonly ShownMeter[]
  readonly wins: readonly ShownWin[]
}

/** The meters after the house told what some of them show now; those it does not tell of stay as they are. */
export function heardOf(
  meters: readonly ShownMeter[],
  heard: readonly MeterAmount[],
): readonly ShownMeter[] {
  return meters.map((shown) => {
    const now = heard.find(
      ({ meter, currency }) => meter === shown.meter && currency === shown.currency,
    )
    return now ? { ...shown, amount: now.amount, run: now.run } : shown
  })
}
