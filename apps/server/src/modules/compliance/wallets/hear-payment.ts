import type { MovedPayment } from '#modules/cashier'
import type { Transaction } from '#platform/database'
import type { ComplianceNeeds } from '../needs.ts'
import { openChallenges, useChallenge } from './store/challenges.ts'
import { writeProof } from './store/wallet-proofs.ts'

/**
 * A deposit that was confirmed, in the transaction that credits it: where its coins are just the amount that a player was asked to pay, the player controls a
 * wallet of that coin.
 */
export async function hearPayment(
  { clock, judgeAgain }: Pick<ComplianceNeeds, 'clock' | 'judgeAgain'>,
  tx: Transaction,
  { id, player, asset, assetUnits }: MovedPayment,
): Promise<void> {
  if (asset === null || assetUnits === null) return
  const nowMs = clock.now()
  const asked = (await openChallenges(tx, player, nowMs)).find(
    (one) => one.way === 'payment' && one.asset === asset && one.units === assetUnits,
  )
  if (!asked) return
  const { wallet } = asked
  const used = await useChallenge(tx, player, { wallet, way: 'payment', message: null, nowMs })
  if (!used) return
  const evidence = { payment: id, asset, units: String(assetUnits) }
  await writeProof(tx, player, { wallet, way: 'payment', at: nowMs, evidence })
  await judgeAgain(tx, player)
}
