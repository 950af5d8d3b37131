import type { TransactionState, TransactionType } from '@fairhouse/contract/entities/payment'
import { assets } from '@fairhouse/money'
import { codes, kinds, reasons } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import type { StatusQuestion } from '../provider.ts'

/** A payment as it is held against what its provider tells of it. Amounts are in the ledger's units of `asset`. */
export interface PaymentToReconcile {
  readonly id: string
  readonly type: TransactionType
  readonly state: TransactionState
  readonly reason: string | null
  readonly providerRef: string | null
  readonly part: string
  /** Where a payout was to go, as far as that is public. */
  readonly address: string | null
  /** It was credited and taken back afterwards. */
  readonly isTakenBack: boolean
  readonly asset: string
  /** What goes through the provider: of a payout what is left after the fee of the house. */
  readonly units: bigint
  /** What the ledger says went through; of a void of what was never credited all of it, for nothing had come in. */
  readonly posted: bigint
  /** What the network or the provider took, as the ledger has it; null for nothing. */
  readonly fee: { readonly asset: string; readonly units: bigint } | null
  /** How its provider is asked about it: of what goes back, about its deposit. Null for what nobody was asked for. */
  readonly question: StatusQuestion | null
  /** It made a step, or was begun, in the time that was asked about. */
  readonly isOfTime: boolean
}

/**
 * Payments of a provider that changed in a time (epoch milliseconds, the end not included), and those that are named.
 * @param asked.names references of the provider's, or ids of ours.
 */
export async function paymentsToReconcile(
  on: Queryable,
  asked: {
    readonly provider: string
    readonly from: number
    readonly to: number
    readonly names: readonly string[]
  },
): Promise<readonly PaymentToReconcile[]> {
  const { provider, from, to, names } = asked
  const rows = await rowsOf<Row>(on, statement, [provider, isoTime(from), isoTime(to), names])
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    state: row.state,
    reason: row.reason,
    providerRef: row.provider_ref,
    part: row.part,
    address: row.address,
    isTakenBack: row.is_taken_back,
    asset: row.asset,
    units: BigInt(row.units),
    posted: BigInt(row.posted),
    fee:
      row.fee_asset === null ? null : { asset: row.fee_asset, units: BigInt(row.fee_units ?? 0) },
    question: questionOf(row),
    isOfTime: row.is_of_time,
  }))
}

function questionOf(row: Row): StatusQuestion | null {
  if (row.state === 'default' || row.type === 'withdrawalReversal') return null
  const { asked_ref: providerRef, reference } = row
  if (row.type === 'withdrawal')
    return row.was_asked ? { kind: 'payout', reference, providerRef } : null
  const part = row.asked_part.replace(/~\d+$/, '')
  return { kind: 'deposit', reference, providerRef, ...(part !== '' && { part }) }
}

interface Row {
  readonly id: string
  readonly type: TransactionType
  readonly state: TransactionState
  readonly reason: string | null
  readonly provider_ref: string | null
  readonly part: string
  readonly address: string | null
  readonly is_taken_back: boolean
  readonly asset: string
  readonly units: string
  readonly posted: string
  readonly fee_asset: string | null
  readonly fee_units: string | null
  readonly is_of_time: boolean
  readonly reference: string
  /** The deposit's, of what goes back. */
  readonly asked_ref: string | null
  readonly asked_part: string
  readonly was_asked: boolean
}

const statement = `
  SELECT payment.id, payment.type, payment.state, payment.reason, payment.provider_ref, payment.part,
    coalesce(payment.asset, 'USD') AS asset,
    coalesce(payment.asset_units, payment.amount - CASE payment.type WHEN 'withdrawal' THEN payment.fee ELSE 0 END)::text AS units,
    CASE WHEN payment.type = 'depositVoid' AND NOT coalesce(voided.state = 'confirmed', false)
      THEN coalesce(payment.asset_units, payment.amount) ELSE abs(coalesce(through.units, 0)) END::text AS posted,
    named.name AS fee_asset, through.fee::text AS fee_units,
    payment.changed_at >= $2 AND payment.changed_at < $3 AS is_of_time,
    payment.address,
    payment.type = 'deposit' AND EXISTS (
      SELECT FROM cashier_transaction AS back WHERE back.about = payment.id AND back.state = 'confirmed'
        AND (back.type = 'depositReversal' OR back.type = 'depositVoid' AND payment.state = 'confirmed')
    ) AS is_taken_back,
    asked.provider_ref AS asked_ref, asked.part AS asked_part,
    CASE WHEN asked.type = 'deposit' AND asked.asked_at IS NULL
      THEN coalesce(asked.about::text, asked.method || ':' || asked.player_id) ELSE asked.id::text END AS reference,
    payment.asked_at IS NOT NULL OR payment.provider_ref IS NOT NULL AS was_asked
  FROM cashier_transaction AS payment
  JOIN cashier_transaction AS asked
    ON asked.id = CASE WHEN payment.type IN ('deposit', 'withdrawal') THEN payment.id ELSE coalesce(payment.about, payment.id) END
  LEFT JOIN LATERAL (
    SELECT max(transfer.currency) FILTER (WHERE reason = ${reasons.networkFee}) AS fee_currency,
      sum(transfer.amount) FILTER (WHERE reason = ${reasons.networkFee}) AS fee,
      sum(CASE WHEN debit.code = ${codes.housePayments} THEN transfer.amount ELSE -transfer.amount END)
        FILTER (WHERE reason <> ${reasons.networkFee}) AS units
    FROM ledger_transfer AS transfer
    JOIN ledger_account AS debit ON debit.id = transfer.debit_account
    JOIN ledger_account AS credit ON credit.id = transfer.credit_account
    WHERE transfer.id = payment.settlement AND transfer.kind IN (${kinds.direct}, ${kinds.post})
      AND (debit.code = ${codes.housePayments}) <> (credit.code = ${codes.housePayments})
  ) AS through ON true
  LEFT JOIN (VALUES ${Object.entries(assets)
    .map(([asset, { number }]) => `('${asset}', ${number})`)
    .join()}) AS named (name, number) ON named.number = through.fee_currency
  LEFT JOIN cashier_transaction AS voided ON payment.type = 'depositVoid' AND voided.id = payment.about
  WHERE payment.provider = $1
    AND payment.type IN ('deposit', 'withdrawal', 'withdrawalReversal', 'depositRefund', 'depositReversal', 'depositVoid')
    AND (payment.changed_at >= $2 AND payment.changed_at < $3 OR payment.provider_ref = ANY($4::text[]) OR payment.id::text = ANY($4::text[]))`
