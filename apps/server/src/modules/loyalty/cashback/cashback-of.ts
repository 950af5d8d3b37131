import { cashbackRules, type VipLevel } from '@fairhouse/contract/loyalty-rules'

/** What a week did to a player's cash, in cents. */
export interface WeekMoney {
  /** With what was at stake in rounds that were open. */
  readonly opening: number
  readonly deposits: number
  /** Withdrawals that came back. */
  readonly cancelled: number
  readonly withdrawals: number
  /** As `opening`. */
  readonly closing: number
  /** Bonuses that became cash. */
  readonly converted: number
  /** What staff took back, less what they gave: no loss at play. */
  readonly takenBack: number
}

export interface Cashback extends WeekMoney {
  /** Net deposits above what counts. */
  readonly excess: number
  readonly loss: number
  /** From 1 to 5: the VIP level, plus one. */
  readonly level: number
  readonly permille: number
  /** What comes back; 0: nothing. */
  readonly amount: number
}

/** The arithmetic of a week, as `/promotions/cashback-bonus` prints it. Pure. */
export function cashbackOf(week: WeekMoney, vipLevel: VipLevel): Cashback {
  const { opening, deposits, cancelled, withdrawals, closing, converted, takenBack } = week
  const netDeposit = deposits + cancelled - withdrawals
  const excess = Math.max(netDeposit - cashbackRules.mostDeposit * 100, 0)
  const loss = Math.max(
    opening + deposits + cancelled - withdrawals - takenBack - closing - converted - excess,
    0,
  )
  const permille = cashbackRules.permille[vipLevel]
  const amount = loss < cashbackRules.from ? 0 : Math.floor((loss * permille) / 1000)
  return { ...week, excess, loss, level: vipLevel + 1, permille, amount }
}
