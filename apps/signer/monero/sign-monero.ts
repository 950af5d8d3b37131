import { createHash } from 'node:crypto'
import { readMoneroAddress } from '@fairhouse/contract/signer/monero-address'
import type { SignAnswer, SignerPayout, SignMonero } from '@fairhouse/contract/signer/request'
import { z } from 'zod'
import { refuse, type Signing } from '../signing.ts'
import {
  keptImages,
  keepTransaction,
  type KeptTransaction,
  keptTransaction,
} from './kept-transactions.ts'
import { keccak } from './keys.ts'
import { type WalletProgram, WalletRefusal } from './wallet-program.ts'

/** A twentieth of a coin: many times what sixteen outputs cost. */
const feeCap = 50_000_000_000n
/** What the wallet says when coins are missing, or wait for their ten blocks. */
const withoutCoins = new Set([-17, -37])

const made = z.object({
  fee: z.union([z.int(), z.bigint()]).transform(String),
  tx_blob: z.string().min(2),
  tx_hash: z.string().min(2),
  tx_key: z.string().min(2),
  spent_key_images: z.object({ key_images: z.array(z.string()) }),
})

/**
 * Makes one transaction for payouts and hands it out unsent. Its coins are set aside and its bytes kept before it leaves, so the same payouts always get the same
 * transaction, and another one never spends its coins.
 */
export async function signMonero(signing: Signing, { payouts }: SignMonero): Promise<SignAnswer> {
  const { monero, journal, network } = signing
  if (!monero) return refuse('unknownChain')
  const isWhole = payouts.every(
    ({ asset, address, units }) =>
      asset === 'XMR' &&
      BigInt(units) > 0n &&
      BigInt(units) <= BigInt(Number.MAX_SAFE_INTEGER) &&
      ['standard', 'sub', 'integrated'].includes(readMoneroAddress(address, network, keccak)),
  )
  if (!isWhole) return refuse('malformed')
  const digest = digestOf(payouts)
  return monero.inTurn(async (call) => {
    const before = keptTransaction(monero.folder, digest)
    if (before) return answerOf(before)
    const fresh = await makeTransaction(call, payouts)
    if (!fresh) return refuse('noCoins')
    if (BigInt(fresh.fee) > feeCap) return refuse('feeTooHigh')
    const refused = journal.claim(payouts, digest)
    if (refused) return refuse(refused)
    keepTransaction(monero.folder, digest, fresh)
    await setAside(call, fresh.images)
    return answerOf(fresh)
  })
}

/** What was kept when the power went is set aside before anything else is spent. */
export const setAsideKept =
  (folder: string) =>
  async (call: WalletProgram['call']): Promise<void> => {
    const images = keptImages(folder)
    if (images.length === 0) return
    await call('refresh', {})
    await setAside(call, images)
  }

async function setAside(call: WalletProgram['call'], images: readonly string[]): Promise<void> {
  for (const image of images) await call('freeze', { key_image: image })
}

/** Null while coins are missing. */
async function makeTransaction(
  call: WalletProgram['call'],
  payouts: readonly SignerPayout[],
): Promise<KeptTransaction | null> {
  await call('refresh', {})
  try {
    const told = await call('transfer', {
      destinations: payouts.map(({ address, units }) => ({ address, amount: Number(units) })),
      account_index: 0,
      do_not_relay: true,
      get_tx_hex: true,
      get_tx_key: true,
    })
    const {
      fee,
      tx_blob: raw,
      tx_hash: txid,
      tx_key: key,
      spent_key_images: spent,
    } = made.parse(told)
    return { raw, txid, fee, key, images: spent.key_images }
  } catch (fault) {
    if (fault instanceof WalletRefusal && withoutCoins.has(fault.code)) return null
    throw fault
  }
}

const answerOf = ({ raw, txid, fee, key }: KeptTransaction): SignAnswer => ({
  type: 'signed',
  raw,
  txid,
  sealed: { fee, key },
})

function digestOf(payouts: readonly SignerPayout[]): string {
  const lines = payouts.map(({ reference, address, units }) => `${reference} ${address} ${units}`)
  return createHash('sha256')
    .update(['monero', ...lines.toSorted()].join('\n'))
    .digest('hex')
}
