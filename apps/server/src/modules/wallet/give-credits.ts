import type { Amount } from '@fairhouse/money'
import { codes, type Reason } from '#modules/ledger'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { grant } from './grant.ts'
import { readPurse } from './store/read-purse.ts'

/** Gives a player play money as a prize, once per id. */
export async function giveCredits(
  tx: Transaction,
  prize: {
    readonly id: string
    readonly player: PlayerId
    readonly amount: Amount
    readonly reason: Extract<Reason, 'tournamentCredits' | 'promoCredits'>
  },
): Promise<void> {
  const { id, player, amount, reason } = prize
  const { credits: to } = await readPurse(tx, player)
  await grant(tx, { id, from: codes.houseCredits, to, amount, reason })
}
