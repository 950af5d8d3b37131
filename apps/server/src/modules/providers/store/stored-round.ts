import { amount } from '@fairhouse/money'
import { accountId } from '#modules/ledger'
import type { StoredRound } from '../wallet/stored.ts'

/** The columns of a round that the wallet looks at. */
export const roundColumns = `id, stake, payout, pot::float8 AS pot, pot_stake, pot_payout, closed_at IS NOT NULL AS closed`

export interface StoredRoundRow {
  readonly id: string
  readonly stake: bigint
  readonly payout: bigint
  readonly pot: number | null
  readonly pot_stake: bigint
  readonly pot_payout: bigint
  readonly closed: boolean
}

export const storedRoundOf = (row: StoredRoundRow): StoredRound => ({
  id: row.id,
  stake: amount(row.stake),
  payout: amount(row.payout),
  pot: row.pot === null ? null : accountId(row.pot),
  potStake: amount(row.pot_stake),
  potPayout: amount(row.pot_payout),
  closed: row.closed,
})
