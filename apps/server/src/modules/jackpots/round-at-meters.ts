import type { ReplyOf } from '@fairhouse/contract/call'
import type { roundDetail } from '@fairhouse/contract/calls/play'
import type { Queryable } from '#platform/database'
import { timeOfUuidV7 } from '#platform/ids'
import { fedMeters } from './store/fed-meters.ts'
import { winsOfRound } from './store/wins.ts'
import { secretOf, turnoverOf } from './win-proof.ts'

/** A round, as it is known at meters. */
export interface KnownRound {
  readonly roundId: string
  /** `contributionOf` its stream and nonce. */
  readonly contribution: string
  /** Its newest step, epoch milliseconds: it may have fed its meters as late as then. */
  readonly until: number
}

type AtMeter = ReplyOf<typeof roundDetail>['meters'][number]

/** What a round did at the meters it fed, with all that its wins follow from. */
export async function roundAtMeters(
  on: Queryable,
  { roundId, contribution, until }: KnownRound,
): Promise<readonly AtMeter[]> {
  const fed = await fedMeters(on, contribution, { from: timeOfUuidV7(roundId), until })
  const wins = await winsOfRound(on, roundId)
  const won = wins.map((win): AtMeter => {
    const { meter, currency, run } = win
    const own = fed.find((one) => one.meter === meter && one.currency === currency)
    const secret = secretOf(win)
    return {
      meter,
      currency,
      run,
      movement: own?.movement ?? null,
      won: {
        amount: Number(win.amount),
        by: secret ? 'meter' : 'draw',
        turnover: turnoverOf(win),
        secret,
      },
    }
  })
  const only = fed
    .filter(({ meter, currency }) =>
      won.every((one) => one.meter !== meter || one.currency !== currency),
    )
    .map((one): AtMeter => ({ ...one, won: null }))
  return [...won, ...only]
}
