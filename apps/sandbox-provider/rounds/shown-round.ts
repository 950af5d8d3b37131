import type { RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Staked } from '../wallets/wallet.ts'

/** A round as its page sees it: events and costs of actions in pay units, everything else in minor units. */
export interface ShownRound {
  readonly events: readonly RoundEvent[]
  readonly unit: number
  readonly cost: number
  readonly payout: number
  readonly actions: readonly RoundAction[]
}

/** What became of what the player asked for. */
export type RoundAnswer =
  | Exclude<Staked, { type: 'taken' }>
  /** `balance` is null when it is not known yet. */
  | { readonly type: 'taken'; readonly balance: number | null; readonly round: ShownRound }

/** What cannot be played, or not now. */
export const refused = { type: 'refused', why: 'other' } as const

/** The answer to a stake of which no round came. */
export const orRefused = (staked: Staked): RoundAnswer =>
  staked.type === 'taken' ? refused : staked
