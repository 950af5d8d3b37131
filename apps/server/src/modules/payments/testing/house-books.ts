import { amount, isAsset, type Asset } from '@fairhouse/money'
import { codes, houseAccount, post, type Reason } from '#modules/ledger'
import { openDatabase, type PooledDatabase, type Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { cloneDatabase } from '#platform/test-database'
import type { StatementRow } from '../reconcile/statement-row.ts'

/** How a payment of ours is to be other than what its provider says of it. */
export interface Change {
  readonly id?: string
  readonly units?: bigint
  readonly posted?: bigint
  readonly asset?: Asset
  readonly state?: string
  readonly address?: string
  readonly fee?: bigint
}

/** Payments and a ledger of a house, to be held against what a provider says. */
export interface HouseBooks {
  readonly database: PooledDatabase
  /** Writes down a payment of which a provider says this line, and what the ledger moved for it. */
  readonly record: (provider: string, row: StatementRow, change?: Change) => Promise<void>
  readonly stop: () => Promise<void>
}

export async function openHouseBooks(): Promise<HouseBooks> {
  const { connectionString, drop } = await cloneDatabase({ forgetful: true })
  const database = openDatabase({ connectionString, poolSize: 2, onFault: () => undefined })
  return {
    database,
    record: (provider, row, change = {}) =>
      database.transaction((tx) => record(tx, provider, row, change)),
    stop: async () => {
      await database.end()
      await drop()
    },
  }
}

const ownId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const insert = `
  INSERT INTO cashier_transaction (id, player_id, type, state, currency, amount, sandbox, method, provider, provider_ref, part,
    asset, asset_units, address, hold, settlement, created_at, changed_at, asked_at)
  VALUES ($1, 1, $2, $3, 'USD', $4, true, 'card', $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $13)`

async function record(
  tx: Transaction,
  provider: string,
  row: StatementRow,
  change: Change,
): Promise<void> {
  const {
    type,
    at,
    units,
    state,
    asset,
    to = null,
  } = {
    ...row,
    units: row.units ?? 0n,
    ...defined(change),
  }
  const id = change.id ?? idOf(row)
  const settlement = state === 'confirmed' ? uuidV7(at) : null
  if (settlement !== null) await settle(tx, row, change, settlement)
  const cents = asset === 'USD' ? units : 1n
  const coins = asset === 'USD' ? [null, null] : [asset, String(units)]
  const named = [id, type, state, String(cents), provider, row.providerRef, row.part]
  const hold = type === 'withdrawal' ? id : null
  const address = change.address ?? to
  await tx.query(insert, [...named, ...coins, address, hold, settlement, isoTime(at)])
}

const defined = ({ units, asset, state }: Change) => ({
  ...(units !== undefined && { units }),
  ...(asset !== undefined && { asset }),
  ...(state !== undefined && { state }),
})

const idOf = ({ type, reference, at }: StatementRow): string =>
  type !== 'depositRefund' && reference !== null && ownId.test(reference) ? reference : uuidV7(at)

/** What the ledger would have moved for it, between accounts of the house alone. */
async function settle(
  tx: Transaction,
  row: StatementRow,
  change: Change,
  settlement: string,
): Promise<void> {
  const asset = change.asset ?? row.asset
  if (!isAsset(asset)) throw new Error(`there is no ledger of ${asset}`)
  const units = change.posted ?? change.units ?? row.units ?? 0n
  const isIn = row.type === 'deposit'
  const legs = [await legOf(tx, { asset, units, inside: 'houseExchange', isIn })]
  const { fee } = row
  if (fee && isAsset(fee.asset)) {
    const taken = { asset: fee.asset, units: change.fee ?? fee.units }
    legs.push(await legOf(tx, { ...taken, inside: 'housePaymentLosses', isIn: false }))
  }
  const moved = legs
    .filter((leg) => leg.amount > 0n)
    .map((leg, at) => ({ ...leg, id: settlement, leg: at + 1 }))
  if (moved.length === 0) return
  const answer = await post(tx, moved, row.at)
  if (answer.type !== 'posted') throw new Error(`the ledger says ${answer.type}`)
}

/** Between the account of what is outside and one of the house's own. */
async function legOf(
  tx: Transaction,
  moved: {
    readonly asset: Asset
    readonly units: bigint
    readonly inside: 'houseExchange' | 'housePaymentLosses'
    readonly isIn: boolean
  },
) {
  const { asset: currency, units, inside, isIn } = moved
  const open = (code: 'housePayments' | typeof inside) =>
    houseAccount(tx, { code: codes[code], currency, till: 0 })
  const [outside, own] = [await open('housePayments'), await open(inside)]
  const [debit, credit] = isIn ? [outside, own] : [own, outside]
  const reason: Reason = inside === 'houseExchange' ? 'exchange' : 'networkFee'
  return { debit, credit, amount: amount(units), currency, reason }
}
