import { type WalletWay, walletWays } from '@fairhouse/contract/entities/wallet'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What showed that a wallet is a player's. */
export interface WalletProof {
  readonly wallet: string
  readonly way: WalletWay
  /** Epoch milliseconds. */
  readonly at: number
}

const writing = `
  INSERT INTO compliance_wallet (player_id, wallet, way, evidence, shown_at)
  VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000)) ON CONFLICT DO NOTHING`

/** Keeps what showed it, with everything that it takes to check it anew; the first of its way stays. */
export async function writeProof(
  tx: Transaction,
  player: PlayerId,
  proof: WalletProof & { readonly evidence: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { wallet, way, evidence, at } = proof
  await tx.query(writing, [player, wallet, way, JSON.stringify(evidence), at])
}

const reading = 'SELECT wallet, way, shown_at FROM compliance_wallet WHERE player_id = $1'

/** By wallet, the strongest that was shown. */
export async function walletProofsOf(
  on: Queryable,
  player: PlayerId,
): Promise<ReadonlyMap<string, WalletProof>> {
  type Row = { wallet: string; way: WalletWay; shown_at: Date }
  const strongest = new Map<string, WalletProof>()
  for (const { wallet, way, shown_at } of await rowsOf<Row>(on, reading, [player])) {
    const known = strongest.get(wallet)
    if (!known || walletWays.indexOf(way) < walletWays.indexOf(known.way))
      strongest.set(wallet, { wallet, way, at: shown_at.getTime() })
  }
  return strongest
}
