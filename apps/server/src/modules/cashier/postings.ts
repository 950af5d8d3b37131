import { type Amount, amount, type Asset } from '@fairhouse/money'
import {
  type AccountCode,
  type AccountId,
  balanceOf,
  codes,
  houseAccount,
  type Pending,
  post,
  postOf,
  readAccounts,
  type Reason,
  type Transfer,
  voidOf,
} from '#modules/ledger'
import { readPurse } from '#modules/wallet'
import type { Transaction } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import type { Change } from './change.ts'
import type { Sum } from './provider.ts'
import type { StoredTransaction } from './store/stored-transaction.ts'

// What payments write into the ledger (docs/cashier.md). Payments are rare and need no tills of their own.
const till = 0

/** The balance around what was posted. */
export interface Moved {
  readonly settlement: string
  readonly balanceBefore: bigint
  readonly balanceAfter: bigint
}

type Payment = Pick<
  StoredTransaction,
  'id' | 'player' | 'amount' | 'fee' | 'asset' | 'assetUnits' | 'hold'
>

/** What a player can be paid out at most, as the ledger has it. */
export async function cashOf(tx: Transaction, player: PlayerId): Promise<Amount> {
  const { cash } = await readPurse(tx, player)
  const account = (await readAccounts(tx, [cash])).get(cash)
  if (!account) throw new Error(`player ${player} has no cash account`)
  return balanceOf(account)
}

/** A deposit becomes the player's: credited, less the fee. */
export async function postDeposit(on: Change, paid: Payment): Promise<Moved> {
  const ways = await waysOf(on.tx, paid)
  return posted(on, paid.player, [
    ...ways.enter(paid, 'deposit'),
    ways.leg('USD', [ways.cash, ways.fees], paid.fee, 'paymentFee'),
  ])
}

/** Coins that came in and are nobody's: kept apart until a court or an authority says whose. @returns what settles the deposit. */
export const postWithheld = (on: Change, withheld: Payment): Promise<string | null> =>
  setApart(on, withheld, 'in')

/** Coins that were kept apart are gone from the chain: nobody has a right to them any more. @returns what settles their going. */
export const postWithheldGone = (on: Change, gone: Payment): Promise<string | null> =>
  setApart(on, gone, 'out')

async function setApart(on: Change, payment: Payment, way: 'in' | 'out'): Promise<string | null> {
  const { asset, assetUnits } = payment
  if (asset === null || assetUnits === null) return null
  const ways = await waysOf(on.tx, payment)
  const apart = await houseAccount(on.tx, { code: codes.houseWithheld, currency: asset, till })
  const outside = ways.payments(asset)
  const between = way === 'in' ? ([outside, apart] as const) : ([apart, outside] as const)
  const { settlement } = await posted(on, payment.player, [
    ways.leg(asset, between, assetUnits, 'withheld'),
  ])
  return settlement
}

/** Holds what a withdrawal takes. @returns null when the balance does not cover it. */
export async function holdWithdrawal(on: Change, asked: Payment): Promise<Moved | null> {
  const balanceBefore = await cashOf(on.tx, asked.player)
  if (balanceBefore < asked.amount) return null
  const moved = await posted(on, asked.player, [await heldBy(on.tx, asked)], asked.id)
  return { ...moved, balanceBefore }
}

/** What was held has left the house. */
export async function postWithdrawal(
  on: Change,
  sent: Payment,
  networkFee: Sum | null,
): Promise<Moved> {
  // A token's network is paid in the chain's own coin.
  const ways = await waysOf(on.tx, sent, networkFee ? [networkFee.asset] : [])
  const { asset } = sent
  const outside = asset ? ways.exchange : ways.payments
  const coins = sent.assetUnits ?? amount(0n)
  return posted(on, sent.player, [
    (by) => postOf(ways.held, by),
    ways.leg('USD', [outside('USD'), ways.fees], sent.fee, 'paymentFee'),
    ...(asset
      ? [ways.leg(asset, [ways.exchange(asset), ways.payments(asset)], coins, 'exchange')]
      : []),
    ...(networkFee
      ? [
          ways.leg(
            networkFee.asset,
            [ways.losses(networkFee.asset), ways.payments(networkFee.asset)],
            networkFee.units,
            'networkFee',
          ),
        ]
      : []),
  ])
}

/** What was held is the player's again. */
export async function voidWithdrawal(on: Change, ended: Payment): Promise<Moved> {
  const { held } = await waysOf(on.tx, ended)
  return posted(on, ended.player, [(by) => voidOf(held, by)])
}

/** A payout that was done has come back: it is the player's again. */
export async function postReturn(on: Change, back: Payment): Promise<Moved> {
  const ways = await waysOf(on.tx, back)
  return posted(on, back.player, ways.enter(back, 'reversal'))
}

/**
 * What was credited is taken back, as far as the player has it; the rest is the house's loss.
 * @returns besides, what the house lost.
 */
export async function postTakenBack(
  on: Change,
  back: Payment,
): Promise<Moved & { readonly lost: Amount }> {
  const ways = await waysOf(on.tx, back)
  const has = await cashOf(on.tx, back.player)
  const taken = has < back.amount ? has : back.amount
  const lost = amount(back.amount - taken)
  const { asset } = back
  const outside = asset ? ways.exchange('USD') : ways.payments('USD')
  const moved = await posted(on, back.player, [
    ways.leg('USD', [ways.cash, outside], taken, 'chargeback'),
    ways.leg('USD', [ways.losses('USD'), outside], lost, 'chargeback'),
    ...(asset
      ? [
          ways.leg(
            asset,
            [ways.exchange(asset), ways.payments(asset)],
            back.assetUnits ?? amount(0n),
            'exchange',
          ),
        ]
      : []),
  ])
  return { ...moved, lost }
}

type LegMaker = (by: { readonly id: string; readonly leg: number }) => Transfer | null

/** Accounts that a payment may move, and the legs between them. @param also other coins that it moves. */
async function waysOf(tx: Transaction, payment: Payment, also: readonly Asset[] = []) {
  const { cash } = await readPurse(tx, payment.player)
  const assets = new Set<Asset>(['USD', ...(payment.asset ? [payment.asset] : []), ...also])
  const purposes = [codes.housePayments, codes.houseExchange, codes.housePaymentLosses]
  const opened = new Map<string, AccountId>()
  for (const currency of assets)
    for (const code of purposes)
      opened.set(`${code}/${currency}`, await houseAccount(tx, { code, currency, till }))
  const fees = await houseAccount(tx, { code: codes.housePaymentFees, currency: 'USD', till })
  const of = (code: AccountCode) => (asset: Asset) => {
    const account = opened.get(`${code}/${asset}`)
    if (account === undefined) throw new Error(`a payment in ${payment.asset} moves no ${asset}`)
    return account
  }
  const [payments, exchange] = [of(codes.housePayments), of(codes.houseExchange)]
  const leg =
    (
      currency: Asset,
      [debit, credit]: readonly [AccountId, AccountId],
      moved: Amount,
      reason: Reason,
    ): LegMaker =>
    (by) =>
      moved > 0n ? { ...by, debit, credit, amount: moved, currency, reason } : null
  const outside = payment.asset ? exchange('USD') : payments('USD')
  const held: Pending = {
    id: payment.hold ?? payment.id,
    leg: 1,
    kind: 'pending',
    debit: cash,
    credit: outside,
    amount: payment.amount,
    currency: 'USD',
    reason: 'withdrawal',
    expiresAt: null,
  }
  return {
    cash,
    fees,
    payments,
    exchange,
    losses: of(codes.housePaymentLosses),
    held,
    leg,
    /** Money comes in from outside. */
    enter: ({ asset, assetUnits, amount: credited }: Payment, reason: Reason): LegMaker[] => [
      ...(asset
        ? [leg(asset, [payments(asset), exchange(asset)], assetUnits ?? amount(0n), 'exchange')]
        : []),
      leg('USD', [outside, cash], credited, reason),
    ],
  }
}

const heldBy = async (tx: Transaction, payment: Payment): Promise<LegMaker> => {
  const { held } = await waysOf(tx, { ...payment, hold: null })
  return () => held
}

/** @throws Error when the ledger refuses: whoever posts holds the player's account and has looked. */
async function posted(
  { tx, now }: Change,
  player: PlayerId,
  makers: readonly LegMaker[],
  id: string = uuidV7(now),
): Promise<Moved> {
  const balanceBefore = await cashOf(tx, player)
  const chain: Transfer[] = []
  for (const make of makers) {
    const transfer = make({ id, leg: chain.length + 1 })
    if (transfer) chain.push(transfer)
  }
  if (chain.length > 0) {
    const answer = await post(tx, chain, now)
    if (answer.type !== 'posted')
      throw new Error(
        `payment ${id} was ${answer.type === 'refused' ? `refused: ${answer.by}` : answer.type}`,
      )
  }
  return { settlement: id, balanceBefore, balanceAfter: await cashOf(tx, player) }
}
