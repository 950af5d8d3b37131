import { cashAddressOf } from '@fairhouse/contract/signer/cash-address'
import type { UtxoNetwork } from '@fairhouse/contract/signer/utxo-networks'
import { hex } from '@scure/base'
import { Address, OutScript } from '@scure/btc-signer'
import type { StatementRow } from '../../../reconcile/statement-row.ts'
import { blocksFor, type Coin } from '../coins.ts'
import { readUtxoAddress } from '../../../addresses/utxo-address.ts'
import type { PayoutInTransaction } from '../store/payouts-of-transactions.ts'
import type { MovementOut } from './movements.ts'

type Paid = MovementOut['paid'][number]

/**
 * What a transaction of ours paid, line by line, each held against the payout that it is likeliest to be: the one of its place and sum,
 * else of its place, else of its sum, else any that is left. What is left then was asked for by nobody, and is told under the output's
 * own name.
 */
export function payoutRows(
  { coin, form }: { readonly coin: Coin; readonly form: UtxoNetwork },
  out: MovementOut,
  payouts: readonly PayoutInTransaction[],
): StatementRow[] {
  const fees = feesOf(out, payouts)
  return pairsOf(form, out.paid, payouts).map(([paid, payout]) => {
    const fee = payout && fees.get(payout.reference)
    return {
      type: 'withdrawal',
      providerRef: payout?.reference ?? `${out.txid}:${paid.vout}`,
      part: '',
      reference: payout?.reference ?? null,
      // One address can be written in several ways: as it was asked for, where it is that place.
      to:
        payout && isPlace(form, paid, payout) ? payout.address : addressOfScript(form, paid.script),
      state: out.confirmations >= blocksFor(coin, paid.units) ? 'confirmed' : 'sent',
      asset: coin.asset,
      units: paid.units,
      fee: fee === undefined ? null : { asset: coin.asset, units: fee },
      at: out.at,
    }
  })
}

function isPlace(form: UtxoNetwork, { script }: Paid, { address }: PayoutInTransaction): boolean {
  const read = readUtxoAddress(address, form)
  return read.type === 'script' && read.script === script
}

function pairsOf(
  form: UtxoNetwork,
  paid: readonly Paid[],
  payouts: readonly PayoutInTransaction[],
): [Paid, PayoutInTransaction | undefined][] {
  const left = new Set(payouts)
  const found = new Map<Paid, PayoutInTransaction>()
  const isSum = ({ units }: Paid, payout: PayoutInTransaction): boolean => payout.units === units
  const likest: readonly ((one: Paid, payout: PayoutInTransaction) => boolean)[] = [
    (one, payout) => isPlace(form, one, payout) && isSum(one, payout),
    (one, payout) => isPlace(form, one, payout),
    isSum,
    () => true,
  ]
  for (const isLike of likest)
    for (const one of paid) {
      if (found.has(one)) continue
      const payout = [...left].find((candidate) => isLike(one, candidate))
      if (!payout) continue
      found.set(one, payout)
      left.delete(payout)
    }
  return paid.map((one) => [one, found.get(one)])
}

/** Shares of the fee as they were written down; what the whole of them is off by is the first one's. */
function feesOf({ fee }: MovementOut, payouts: readonly PayoutInTransaction[]) {
  const shares = new Map(payouts.map((one) => [one.reference, one.fee]))
  const [first] = payouts
  if (fee === null || !first) return shares
  const all = payouts.reduce((total, one) => total + one.fee, 0n)
  return shares.set(first.reference, first.fee + fee - all)
}

/** The script itself where it is no address. */
function addressOfScript(form: UtxoNetwork, script: string): string {
  if (form.kind === 'cash') {
    const [, hash] = /^76a914([0-9a-f]{40})88ac$/.exec(script) ?? []
    return hash === undefined ? script : cashAddressOf(hex.decode(hash), form.prefix)
  }
  try {
    return Address(form).encode(OutScript.decode(hex.decode(script)))
  } catch {
    return script
  }
}
