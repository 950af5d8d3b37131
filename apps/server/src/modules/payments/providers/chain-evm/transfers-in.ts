import { type EvmAsset, type EvmChain, tokenAt } from './chain.ts'
import type { NodeLog, NodeTransaction } from './node.ts'
import type { Transfer } from './sighting.ts'
import { madeTransfer, plannedTransfer } from './token.ts'

/**
 * Everything that a block's transactions moved of what is money to us, to anybody; addresses are in small letters. Ether is what a
 * transaction itself carries: what a contract passes on inside of one leaves no trace that a block tells, and is not seen.
 * @param logs the transfers of our tokens in this block, in order.
 */
export function paymentsIn(
  chain: EvmChain,
  transactions: readonly NodeTransaction[],
  logs: readonly NodeLog[],
): readonly Transfer[] {
  const byHash = new Map(transactions.map((one) => [one.hash, one]))
  const ordinals = new Map<string, number>()
  const tokens = logs.flatMap((log): Transfer[] => {
    const ordinal = ordinals.get(log.transactionHash) ?? 0
    ordinals.set(log.transactionHash, ordinal + 1)
    const asset = tokenAt(chain, log.address)
    const transfer = madeTransfer(log)
    const transaction = byHash.get(log.transactionHash)
    if (asset === null || !transfer || !transaction) return []
    const { from, to, value: native } = transfer
    return [{ ...payment(transaction, { asset, ordinal, to, native }), payer: from }]
  })
  return [...etherOf(transactions), ...tokens].filter(({ native }) => native > 0n)
}

/** What would be paid if these transactions came into a block, as far as they say so plainly. */
export function paymentsPlanned(
  chain: EvmChain,
  transactions: readonly NodeTransaction[],
): readonly Transfer[] {
  const tokens = transactions.flatMap((transaction): Transfer[] => {
    const asset = transaction.to === null ? null : tokenAt(chain, transaction.to)
    const transfer = asset && plannedTransfer(transaction.input)
    return asset && transfer
      ? [payment(transaction, { asset, ordinal: 0, to: transfer.to, native: transfer.value })]
      : []
  })
  return [...etherOf(transactions), ...tokens].filter(({ native }) => native > 0n)
}

const etherOf = (transactions: readonly NodeTransaction[]): Transfer[] =>
  transactions.flatMap((transaction) =>
    transaction.to === null
      ? []
      : [
          payment(transaction, {
            asset: 'ETH',
            ordinal: -1,
            to: transaction.to,
            native: transaction.value,
          }),
        ],
  )

const payment = (
  transaction: NodeTransaction,
  paid: { asset: EvmAsset; ordinal: number; to: string; native: bigint },
): Transfer => ({
  hash: transaction.hash,
  ordinal: paid.ordinal,
  address: paid.to,
  asset: paid.asset,
  native: paid.native,
  sender: transaction.from,
  senderNonce: transaction.nonce,
  payer: transaction.from,
})
