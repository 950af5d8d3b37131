import { isoTime } from '#platform/iso-time'
import type {
  PaymentReason,
  TransactionState,
  TransactionType,
} from '@fairhouse/contract/entities/payment'
import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import { type Amount, amount } from '@fairhouse/money'
import { type PlayerId, playerId } from '#platform/ids'

/** What of a payment never changes. */
interface Born {
  readonly id: string
  readonly player: PlayerId
  readonly type: TransactionType
  readonly currency: 'USD' | 'CREDIT'
  readonly sandbox: boolean
  /** Epoch milliseconds, as all times here. */
  readonly createdAt: number
}

/** A payment as the database has it. */
export interface StoredTransaction extends Born {
  readonly state: TransactionState
  /** Minor units that enter or leave the balance, fee included. */
  readonly amount: Amount
  readonly fee: Amount
  readonly method: string | null
  readonly provider: string | null
  readonly providerRef: string | null
  readonly part: string
  readonly label: string | null
  readonly savedMethod: string | null
  /** Its player asked that what it is paid with be offered again. */
  readonly keepsMethod: boolean
  readonly about: string | null
  /** The coin it was made in; null for dollars. */
  readonly asset: PaymentAsset | null
  readonly assetUnits: Amount | null
  readonly dust: bigint
  /** Decimal digits. */
  readonly rate: string | null
  readonly rateSource: string | null
  readonly rateAt: number | null
  readonly rateExpiresAt: number | null
  readonly address: string | null
  readonly destination: Buffer | null
  /** What its player does next, sealed, as long as something is to be done. */
  readonly instruction: Buffer | null
  readonly txid: string | null
  readonly confirmations: number | null
  readonly confirmationsNeeded: number | null
  readonly hold: string | null
  readonly settlement: string | null
  readonly reason: PaymentReason | null
  readonly review: readonly string[]
  readonly approvalsNeeded: number
  readonly balanceBefore: bigint | null
  readonly balanceAfter: bigint | null
  readonly changedAt: number
  readonly lookAt: number | null
  readonly looks: number
  readonly askedAt: number | null
  readonly expiresAt: number | null
  /** Who sent its coins was asked about and found clear, or there is nobody to ask about. */
  readonly sendersClear: boolean
}

/** What a change may write. */
export type Changes = Partial<Omit<StoredTransaction, keyof Born | 'state' | 'changedAt'>>

/** A payment that was just begun: nothing is known of it but what is said. */
export const newTransaction = (
  born: Born & Pick<StoredTransaction, 'amount' | 'fee'> & Changes,
): StoredTransaction => ({
  state: 'default',
  method: null,
  provider: null,
  providerRef: null,
  part: '',
  label: null,
  savedMethod: null,
  keepsMethod: false,
  about: null,
  asset: null,
  assetUnits: null,
  dust: 0n,
  rate: null,
  rateSource: null,
  rateAt: null,
  rateExpiresAt: null,
  address: null,
  destination: null,
  instruction: null,
  txid: null,
  confirmations: null,
  confirmationsNeeded: null,
  hold: null,
  settlement: null,
  reason: null,
  review: [],
  approvalsNeeded: 0,
  balanceBefore: null,
  balanceAfter: null,
  changedAt: born.createdAt,
  lookAt: null,
  looks: 0,
  askedAt: null,
  expiresAt: null,
  sendersClear: false,
  ...born,
})

export interface TransactionRow {
  readonly id: string
  readonly player_id: bigint
  readonly type: TransactionType
  readonly state: TransactionState
  readonly currency: 'USD' | 'CREDIT'
  readonly amount: bigint
  readonly fee: bigint
  readonly sandbox: boolean
  readonly method: string | null
  readonly provider: string | null
  readonly provider_ref: string | null
  readonly part: string
  readonly label: string | null
  readonly saved_method: string | null
  readonly keeps_method: boolean
  readonly about: string | null
  readonly asset: PaymentAsset | null
  readonly asset_units: bigint | null
  readonly dust: string
  readonly rate: string | null
  readonly rate_source: string | null
  readonly rate_at: Date | null
  readonly rate_expires_at: Date | null
  readonly address: string | null
  readonly destination: Buffer | null
  readonly instruction: Buffer | null
  readonly txid: string | null
  readonly confirmations: number | null
  readonly confirmations_needed: number | null
  readonly hold: string | null
  readonly settlement: string | null
  readonly reason: PaymentReason | null
  readonly review: string[]
  readonly approvals_needed: number
  readonly balance_before: bigint | null
  readonly balance_after: bigint | null
  readonly created_at: Date
  readonly changed_at: Date
  readonly look_at: Date | null
  readonly looks: number
  readonly asked_at: Date | null
  readonly expires_at: Date | null
  readonly senders_clear: boolean
}

/** Columns in the order in which `valuesOf` gives their values. */
const columnNames = [
  'id',
  'player_id',
  'type',
  'currency',
  'sandbox',
  'created_at',
  'state',
  'amount',
  'fee',
  'method',
  'provider',
  'provider_ref',
  'part',
  'label',
  'saved_method',
  'keeps_method',
  'about',
  'asset',
  'asset_units',
  'dust',
  'rate',
  'rate_source',
  'rate_at',
  'rate_expires_at',
  'address',
  'destination',
  'instruction',
  'txid',
  'confirmations',
  'confirmations_needed',
  'hold',
  'settlement',
  'reason',
  'review',
  'approvals_needed',
  'balance_before',
  'balance_after',
  'changed_at',
  'look_at',
  'looks',
  'asked_at',
  'expires_at',
  'senders_clear',
] as const satisfies readonly (keyof TransactionRow)[]

/** So many of them are never changed. */
const bornColumns = 6

export const columns = columnNames.join(', ')
export const placeholders = columnNames.map((_, index) => `$${index + 1}`).join(', ')
export const assignments = columnNames
  .map((name, index) => `${name} = $${index + 1}`)
  .slice(bornColumns)
  .join(', ')

export const valuesOf = (one: StoredTransaction): readonly unknown[] => [
  one.id,
  one.player,
  one.type,
  one.currency,
  one.sandbox,
  isoTime(one.createdAt),
  one.state,
  one.amount,
  one.fee,
  one.method,
  one.provider,
  one.providerRef,
  one.part,
  one.label,
  one.savedMethod,
  one.keepsMethod,
  one.about,
  one.asset,
  one.assetUnits,
  one.dust,
  one.rate,
  one.rateSource,
  dateOf(one.rateAt),
  dateOf(one.rateExpiresAt),
  one.address,
  one.destination,
  one.instruction,
  one.txid,
  one.confirmations,
  one.confirmationsNeeded,
  one.hold,
  one.settlement,
  one.reason,
  one.review,
  one.approvalsNeeded,
  one.balanceBefore,
  one.balanceAfter,
  isoTime(one.changedAt),
  dateOf(one.lookAt),
  one.looks,
  dateOf(one.askedAt),
  dateOf(one.expiresAt),
  one.sendersClear,
]

export const transactionOf = (row: TransactionRow): StoredTransaction => ({
  id: row.id,
  player: playerId(Number(row.player_id)),
  type: row.type,
  state: row.state,
  currency: row.currency,
  amount: amount(row.amount),
  fee: amount(row.fee),
  sandbox: row.sandbox,
  method: row.method,
  provider: row.provider,
  providerRef: row.provider_ref,
  part: row.part,
  label: row.label,
  savedMethod: row.saved_method,
  keepsMethod: row.keeps_method,
  about: row.about,
  asset: row.asset,
  assetUnits: row.asset_units === null ? null : amount(row.asset_units),
  dust: BigInt(row.dust),
  rate: row.rate === null ? null : withoutZeros(row.rate),
  rateSource: row.rate_source,
  rateAt: timeOf(row.rate_at),
  rateExpiresAt: timeOf(row.rate_expires_at),
  address: row.address,
  destination: row.destination,
  instruction: row.instruction,
  txid: row.txid,
  confirmations: row.confirmations,
  confirmationsNeeded: row.confirmations_needed,
  hold: row.hold,
  settlement: row.settlement,
  reason: row.reason,
  review: row.review,
  approvalsNeeded: row.approvals_needed,
  balanceBefore: row.balance_before,
  balanceAfter: row.balance_after,
  createdAt: row.created_at.getTime(),
  changedAt: row.changed_at.getTime(),
  lookAt: timeOf(row.look_at),
  looks: row.looks,
  askedAt: timeOf(row.asked_at),
  expiresAt: timeOf(row.expires_at),
  sendersClear: row.senders_clear,
})

const dateOf = (ms: number | null): string | null => (ms === null ? null : isoTime(ms))
const timeOf = (date: Date | null): number | null => date?.getTime() ?? null
/** The database fills decimals up. */
const withoutZeros = (digits: string): string =>
  digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
