import type { Amount } from '@fairhouse/money'
import type { Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { extensionPoint } from '#platform/module/port'

/** Money that the house gives a player as a grant, to be wagered once. */
export interface Grant {
  /** The same key gives once, however often it is asked. */
  readonly key: string
  readonly player: PlayerId
  readonly type:
    | 'cashback'
    | 'compExchange'
    | 'lottoPrize'
    | 'manual'
    | 'mystery'
    | 'tournamentPrize'
  /** Cents. */
  readonly amount: Amount
  /** As the player reads it. */
  readonly reason: string
}

/** Gives a grant in the transaction of whatever it is for, or says why not: then nothing of that transaction may stay. */
export type GiveGrant = (
  tx: Transaction,
  grant: Grant,
) => Promise<
  { readonly type: 'given' | 'repeated' } | { readonly type: 'refused'; readonly by: Refused }
>

/** Who gives grants. Nobody may: then nothing is offered that ends in one. */
export const grants = extensionPoint<GiveGrant>('who gives grants for loyalty')
