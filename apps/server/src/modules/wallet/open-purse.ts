import { amount } from '@fairhouse/money'
import { codes, openPocket } from '#modules/ledger'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { grant } from './grant.ts'
import type { Purse, UserType } from './purse.ts'
import { insertPurse } from './store/insert-purse.ts'

/** 10 000.00 Cr. */
const welcomeCredits = amount(1_000_000n)

/**
 * Opens a new player's pockets; a play-money player finds the welcome credits in them.
 * @param grantId id of the welcome transfer.
 */
export async function openPurse(
  tx: Transaction,
  player: { readonly player: PlayerId; readonly userType: UserType; readonly grantId: string },
): Promise<Purse> {
  const cash = await openPocket(tx, {
    player: player.player,
    code: codes.pocketCash,
    currency: 'USD',
  })
  const credits = await openPocket(tx, {
    player: player.player,
    code: codes.pocketCredits,
    currency: 'CREDIT',
  })
  const purse: Purse = {
    player: player.player,
    userType: player.userType,
    cash,
    credits,
    isTestMoney: false,
  }
  await insertPurse(tx, purse)
  if (player.userType === 2) {
    await grant(tx, {
      id: player.grantId,
      from: codes.houseCredits,
      to: credits,
      amount: welcomeCredits,
      reason: 'welcomeCredits',
    })
  }
  return purse
}
