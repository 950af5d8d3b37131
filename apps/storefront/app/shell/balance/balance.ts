import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { topUpBelow } from '@fairhouse/contract/top-up-rules'

export interface Balance {
  readonly kind: 'cash' | 'testMoney' | 'playMoney'
  /** Minor units that can be staked. */
  readonly amount: number
  /** Minor units held for withdrawals. */
  readonly locked: number
  readonly mayTopUp: boolean
}

/** What a player has, in the one kind of money that the account is of. */
export function balanceOf(status: PlayerStatus): Balance {
  if (status.userType === 2) {
    const amount = status.creditsFreePlay
    return { kind: 'playMoney', amount, locked: 0, mayTopUp: amount < topUpBelow }
  }
  return {
    kind: status.isTestMoney ? 'testMoney' : 'cash',
    amount: status.cash,
    locked: status.withdrawalFund,
    mayTopUp: false,
  }
}
