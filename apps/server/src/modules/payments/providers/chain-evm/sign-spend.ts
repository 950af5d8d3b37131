import type { SignEvm } from '@fairhouse/contract/signer/request'
import { isAddressEqual, keccak256 } from 'viem/utils'
import { passPlace } from '#platform/passed-places'
import { contractOf, isToken } from './chain.ts'
import { type GasPrice, gasPrice } from './fees.ts'
import type { FollowNeeds } from './needs.ts'
import type { Signed, Spend } from './spend.ts'
import { putOffSigning, refuseSpend } from './store/move-spend.ts'
import { keepSigned } from './store/signed.ts'
import { transferData } from './token.ts'

/** Until the signer is asked again, when it has signed as much as it does in a day. */
const putOffSeconds = 300

/**
 * Has a spend signed and keeps the transaction: from then on its id is known, whatever happens next. A spend that the signer refused
 * becomes an empty transaction to ourselves, so that those behind it can pass.
 * @param price null for what the network asks now.
 * @returns null when it is not signed: the signer is silent or says no, which is written down.
 */
export async function signSpend(
  needs: FollowNeeds,
  spend: Spend,
  price: GasPrice | null = null,
): Promise<Pick<Signed, 'hash' | 'raw'> | null> {
  const { database, key, log, chain } = needs
  const paid = price ?? (await gasPrice(needs.node))
  passPlace('coins: planned, not signed')
  const answer = await needs.sign(wishOf(needs, spend, paid))
  if (answer === null) return null
  passPlace('coins: signed, not stored')
  if (answer.type === 'refused') {
    log.error(
      { chain: chain.id, purpose: spend.purpose, reference: spend.reference, why: answer.why },
      'the signer refuses',
    )
    // A full day passes; whatever else it minds will not get better by asking again.
    if (answer.why === 'dayIsFull') await putOffSigning(database, key, spend, putOffSeconds)
    else if (spend.state === 'open') await refuseSpend(database, key, spend)
    return null
  }
  const raw: `0x02${string}` = `0x02${answer.raw.slice(2)}`
  const hash = keccak256(raw)
  // Only the whole library has it: loaded when something is signed, not when the house starts.
  const { recoverTransactionAddress } = await import('viem')
  const sender = await recoverTransactionAddress({ serializedTransaction: raw })
  if (
    !answer.raw.startsWith('02') ||
    hash !== answer.txid ||
    !isAddressEqual(sender, hexOf(spend.sender))
  )
    throw new Error('the signer signed something else')
  await keepSigned(database, key, spend, { hash, raw, ...paid })
  return { hash, raw }
}

const hexOf = (address: string): `0x${string}` => `0x${address.slice(2)}`

function wishOf(needs: FollowNeeds, spend: Spend, price: GasPrice): SignEvm {
  const empty = spend.state === 'refused'
  return {
    family: 'evm',
    chain: 'ethereum',
    purpose: empty ? 'empty' : spend.purpose,
    index: empty ? null : spend.number,
    transaction: {
      chainId: needs.chain.chainId,
      nonce: Number(spend.nonce),
      ...(empty ? nothing(spend) : movement(needs, spend)),
      gas: spend.gas.toString(),
      maxFeePerGas: price.maxFee.toString(),
      maxPriorityFeePerGas: price.priorityFee.toString(),
    },
    payout: empty ? null : payoutOf(spend),
  }
}

const nothing = ({ sender }: Spend) => ({ to: sender, value: '0', data: '0x' })

const movement = ({ chain }: FollowNeeds, { asset, destination, native }: Spend) =>
  isToken(asset)
    ? { to: contractOf(chain, asset), value: '0', data: transferData(destination, native) }
    : { to: destination, value: native.toString(), data: '0x' }

const payoutOf = ({ reference, asset, destination, native }: Spend): SignEvm['payout'] =>
  reference === null ? null : { reference, asset, address: destination, units: native.toString() }
