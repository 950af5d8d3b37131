import { amount } from '@fairhouse/money'
import { readPurse } from '#modules/wallet'
import type { Transaction } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { noteDone } from './done-transactions.ts'

/** What staff put right in a player's dollars. */
export interface Correction {
  readonly player: PlayerId
  /** Minor units: above nothing the player got it (`payment`), below nothing it was taken (`paymentRefund`). */
  readonly amount: bigint
  /** Who did it; players are told that staff did. */
  readonly staff: string
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * Writes down what staff put right, in the transaction that moves it: players see it in their history of transactions.
 * @param rules the edition of the rules of the player's place.
 */
export async function noteCorrection(
  tx: Transaction,
  { player, amount: moved, staff, at }: Correction,
  rules: string,
): Promise<void> {
  const { isTestMoney: sandbox } = await readPurse(tx, player)
  const gives = moved > 0n
  const told = {
    id: uuidV7(at),
    player,
    type: gives ? 'payment' : 'paymentRefund',
    amount: amount(gives ? moved : -moved),
    sandbox,
    label: null,
    about: null,
    at,
    by: 'staff',
    actor: staff,
    reason: null,
  } as const
  await noteDone(tx, told, rules)
}
