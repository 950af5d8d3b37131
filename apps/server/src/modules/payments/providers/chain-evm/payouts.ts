import { toNative } from '@fairhouse/money'
import type { Opened, PayoutRequest } from '#modules/cashier'
import type { Transaction } from '#platform/database'
import { readAccountAddress } from '../../addresses/account-address.ts'
import { contractOf, type EvmAsset, isEvmAsset, isToken } from './chain.ts'
import type { FollowNeeds } from './needs.ts'
import { NodeRefused, type Trial } from './node.ts'
import { sendSpend } from './send-spend.ts'
import type { Spend } from './spend.ts'
import { giveNonceBack, nextNonce } from './store/chain-row.ts'
import { payoutOf, promisedBy } from './store/find-spends.ts'
import { insertSpend } from './store/insert-spend.ts'
import { balanceData, transferData } from './token.ts'

/** What a payout is, read from a request. */
interface Wish {
  readonly reference: string
  readonly asset: EvmAsset
  readonly native: bigint
  readonly address: string
}

/**
 * Begins a payout, once for its reference: tries it out, gives it a nonce for good, has it signed, keeps it and tells the network. After a
 * failure anywhere it is asked for again, or goes on by itself: always with the same nonce.
 */
export async function openPayout(needs: FollowNeeds, request: PayoutRequest): Promise<Opened> {
  const wish = wishOf(request)
  if (wish === null) return { type: 'refused', reason: 'addressRefused' }
  const known = await payoutOf(needs.database, needs.key, wish.reference)
  if (known) refuseOther(known, wish)
  else {
    const tried = await tryOut(needs, wish)
    if (tried === 'refused') return { type: 'refused', reason: 'addressRefused' }
    const accepted = await needs.database.transaction((tx) => accept(tx, needs, wish, tried))
    if (!accepted) {
      needs.shortages.note(wish.asset, needs.addresses.hotAddress)
      needs.log.error(
        { chain: needs.chain.id, asset: wish.asset, reference: wish.reference },
        'the hot address has too little for a payout',
      )
      return { type: 'unknown' }
    }
    needs.shortages.over(wish.asset)
  }
  return sendPayout(needs, wish.reference)
}

/** A payout that was accepted is under way, even if nobody could be told of it yet: it goes on by itself. */
async function sendPayout(needs: FollowNeeds, reference: string): Promise<Opened> {
  const find = () => payoutOf(needs.database, needs.key, reference)
  const before = await find()
  if (before?.state === 'open' && before.height === null) {
    try {
      await sendSpend(needs, before)
    } catch (fault) {
      needs.log.warn({ err: fault, chain: needs.chain.id, reference }, 'a payout waits to be sent')
    }
  }
  const now = await find()
  if (now?.state === 'refused' || now?.state === 'failed')
    return { type: 'refused', reason: now.reason ?? 'providerFault' }
  return { type: 'opened', providerRef: reference, instruction: { kind: 'none' } }
}

function wishOf({ reference, sum, destination }: PayoutRequest): Wish | null {
  const { asset, units } = sum
  if (!isEvmAsset(asset)) throw new TypeError(`${asset} is not on this chain`)
  const read = readAccountAddress(destination.fields['address'] ?? '')
  if (read.type === 'fault') return null
  return { reference, asset, native: toNative(asset, units), address: read.address }
}

function refuseOther(known: Spend, { reference, asset, native, address }: Wish): void {
  if (known.asset !== asset || known.native !== native || known.destination !== address)
    throw new Error(`the payout ${reference} was asked for otherwise before`)
}

/** What the chain would say now. */
interface Tried {
  readonly gas: bigint
  readonly balance: bigint
}

/** Gas that is given at most: a payee that needs more is a program that should not be paid this way. */
const mostGas = 200_000n

/** Tries a payout out on the node. `refused`: whoever is to be paid, or the token's issuer, does not take it. @throws NodeSilent */
async function tryOut(needs: FollowNeeds, wish: Wish): Promise<Tried | 'refused'> {
  const { node, chain, addresses } = needs
  const from = addresses.hotAddress
  const balance = await balanceOf(needs, wish.asset, from)
  const trial: Trial = isToken(wish.asset)
    ? {
        from,
        to: contractOf(chain, wish.asset),
        value: 0n,
        data: transferData(wish.address, wish.native),
      }
    : { from, to: wish.address, value: wish.native, data: '0x' }
  try {
    const gas = await node.gasFor(trial)
    // A contract's use of gas depends on what is stored when its turn comes.
    const given = isToken(wish.asset) || gas > 21_000n ? (gas * 13n) / 10n : gas
    return given > mostGas ? 'refused' : { gas: given, balance }
  } catch (fault) {
    if (!(fault instanceof NodeRefused)) throw fault
    if (fault.reverted && balance >= wish.native) return 'refused'
    return { gas: mostGas, balance: balance < wish.native ? balance : 0n }
  }
}

/** What an address has of an asset, in its smallest units. */
export async function balanceOf(
  { node, chain }: FollowNeeds,
  asset: EvmAsset,
  address: string,
): Promise<bigint> {
  if (!isToken(asset)) return node.balance(address)
  const said = await node.call({
    from: address,
    to: contractOf(chain, asset),
    value: 0n,
    data: balanceData(address),
  })
  return said === '0x' ? 0n : BigInt(said)
}

/** Gives a payout its nonce. False, and nothing is written, when the hot address has too little for it and for what it promised before. */
async function accept(
  tx: Transaction,
  needs: FollowNeeds,
  wish: Wish,
  { gas, balance }: Tried,
): Promise<boolean> {
  const { key, addresses } = needs
  const sender = addresses.hotAddress
  // Locks the chain's row: of two that ask for the same payout, the second finds it.
  const nonce = await nextNonce(tx, key)
  const known = await payoutOf(tx, key, wish.reference)
  const promised = known ? 0n : await promisedBy(tx, key, sender, wish.asset)
  if (known || balance < promised + wish.native) {
    await giveNonceBack(tx, key)
    return known !== undefined
  }
  const { reference, asset, native, address } = wish
  const payout = { sender, nonce, reference, asset, native, destination: address, gas }
  await insertSpend(tx, key, { ...payout, purpose: 'payout', number: null })
  return true
}
