import { fromNative } from '@fairhouse/money'
import type { StatementRow } from '../../../reconcile/statement-row.ts'
import { confirmationsNeeded } from '../chain.ts'
import type { EvmNeeds, FollowNeeds } from '../needs.ts'
import { NodeRefused, NodeSilent, type Receipt } from '../node.ts'
import type { NotOpen } from '../open-chain.ts'
import { isDeep, isLarge } from '../settle-sightings.ts'
import { partOf } from '../sighting.ts'
import { feeOf } from '../spend.ts'
import { type AddressRow, isNeeded } from '../store/addresses.ts'
import { allAddresses, laterLives, payoutsSignedAs } from '../store/own-names.ts'
import { findBlocks } from './find-blocks.ts'
import { type PlacedTransfer, paymentsBetween } from './payments-between.ts'

type Open = () => Promise<FollowNeeds | NotOpen>

/**
 * What a chain says about us of a time (epoch milliseconds, the end not included): every coin that its blocks brought to a player's
 * address, and everything that went from an address of ours to somebody else's. Our tables say only which addresses are ours and what is
 * called how; sums and places are the chain's.
 * @returns null while the node is silent, follows another chain, or has no block that is younger than the time.
 */
export async function readStatement(
  needs: EvmNeeds,
  open: Open,
  time: { readonly from: number; readonly to: number },
): Promise<StatementRow[] | null> {
  // Nobody has an address that could have been paid.
  if (!(await isNeeded(needs.database, needs.id))) return []
  try {
    const opened = await open()
    return opened === 'silent' || opened === 'foreign' ? null : await rowsOfTime(opened, time)
  } catch (fault) {
    if (!(fault instanceof NodeSilent || fault instanceof NodeRefused)) throw fault
    needs.log.warn({ err: fault, provider: needs.id }, 'a chain could not be read')
    return null
  }
}

async function rowsOfTime(
  needs: FollowNeeds,
  time: { readonly from: number; readonly to: number },
): Promise<StatementRow[] | null> {
  const { node, database, id, key, addresses } = needs
  const tip = await node.head()
  // A test chain may stand still for days; any other has blocks that are younger than a day that is over.
  if (!needs.sandbox && Number(tip.timestamp) * 1_000 < time.to) return null
  const rows = await allAddresses(database, id)
  const players = new Map(rows.map((row) => [row.address.toLowerCase(), row]))
  const ours = new Set([...players.keys(), addresses.hotAddress.toLowerCase()])
  const blocks = await findBlocks(node, tip.number, time)
  const between = await paymentsBetween(needs, blocks, ours)
  const moved = between.filter(({ address, payer }) => !(ours.has(address) && ours.has(payer)))
  const made = await madeOf(needs, moved)
  const hashes = [...new Set(made.map(({ payment }) => payment.hash))]
  const lives = new Map(
    (await laterLives(database, key, hashes)).map((one) => [partOf(one, 1), one.life]),
  )
  const payouts = await payoutsSignedAs(database, key, hashes)
  const byHash = new Map(payouts.map((one) => [one.hash, one.reference]))
  const final = made.some(({ payment }) => isLarge(payment)) ? await node.finalHeight() : null
  const depth = { tip: tip.number, final }
  return made.flatMap(({ payment, receipt }) => {
    const player = players.get(payment.address)
    if (player)
      return [depositRow(payment, player, { ...depth, life: lives.get(partOf(payment, 1)) ?? 1 })]
    // What comes to the hot address is the operator's.
    if (!ours.has(payment.payer)) return []
    return [payoutRow(payment, { receipt, reference: byHash.get(payment.hash) ?? null }, depth.tip)]
  })
}

/** Those that went through: ether that a failed transaction carried stays where it was. */
async function madeOf(
  { node }: FollowNeeds,
  payments: readonly PlacedTransfer[],
): Promise<{ payment: PlacedTransfer; receipt: Receipt }[]> {
  const made: { payment: PlacedTransfer; receipt: Receipt }[] = []
  for (const payment of payments) {
    const receipt = await node.receipt(payment.hash)
    if (receipt === null) throw new NodeSilent('the node knows nothing of what is in its block')
    if (receipt.status) made.push({ payment, receipt })
  }
  return made
}

const sumOf = ({ asset, native }: PlacedTransfer) => ({
  asset,
  units: fromNative(asset, native).amount,
})

const depositRow = (
  payment: PlacedTransfer,
  player: AddressRow,
  {
    life,
    tip,
    final,
  }: { readonly life: number; readonly tip: bigint; readonly final: bigint | null },
): StatementRow => ({
  type: 'deposit',
  providerRef: player.address,
  part: partOf(payment, life),
  reference: player.reference,
  state: isDeep(payment, tip, final) ? 'confirmed' : 'confirming',
  ...sumOf(payment),
  fee: null,
  at: payment.at,
})

/** @param told.reference which payout the transaction was signed for; null for none. */
const payoutRow = (
  payment: PlacedTransfer,
  { receipt, reference }: { readonly receipt: Receipt; readonly reference: string | null },
  tip: bigint,
): StatementRow => ({
  type: 'withdrawal',
  providerRef: reference ?? partOf(payment, 1),
  part: '',
  reference,
  to: payment.address,
  state: tip - payment.height + 1n >= confirmationsNeeded ? 'confirmed' : 'sent',
  ...sumOf(payment),
  fee: { asset: 'ETH', units: feeOf(receipt.gasUsed * receipt.effectiveGasPrice) },
  at: payment.at,
})
