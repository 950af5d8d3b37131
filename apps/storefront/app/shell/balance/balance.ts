import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'

/** Below this, play money may be filled up again: 100.00 Cr in minor units (product decision). */
export const topUpBelow = 100_00

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
