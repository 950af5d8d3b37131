import type { PlayerStatus, UserStatus } from '@fairhouse/contract/entities/user-status'
import { balanceOf } from '../play/controller-state.ts'
import { createStore, type Store } from '../play/store.ts'
import { emptyTally, type Tally, withPayout, withStake } from '../play/tally.ts'

/** Who looks at the room. */
export interface AccountState {
  readonly player: PlayerStatus | null
  /** Minor units. */
  readonly balance: number
  /** What this visit has cost or brought. */
  readonly tally: Tally
}

export interface Account {
  readonly state: Store<AccountState>
  /** News of the player, in whatever order they come. */
  heard(status: UserStatus): void
  /** A stake was taken here. */
  staked(stake: number): void
  /** One of the stakes that were taken here has ended. */
  ended(stake: number, payout: number): void
}

export function createAccount(status: UserStatus): Account {
  let newest = status.serverTime
  const state = createStore<AccountState>({ ...seen(status), tally: emptyTally })
  return {
    state,
    heard(told) {
      if (told.serverTime < newest) return
      newest = told.serverTime
      state.change(seen(told))
    },
    staked: (stake) => state.change({ tally: withStake(state.now.tally, { stake }) }),
    ended: (stake, payout) =>
      state.change({ tally: withPayout(state.now.tally, { stake, payout }) }),
  }
}

const seen = (status: UserStatus) => ({
  player: status.isLogged ? status : null,
  balance: balanceOf(status),
})
