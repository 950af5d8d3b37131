import { amount } from '@fairhouse/money'
import { codes, houseAccount, post, type Reason, reversalOf } from '#modules/ledger'
import { readPurse } from '#modules/wallet'
import { type PlayerId, uuidV7 } from '#platform/ids'
import type { TestTill } from './test-till.ts'

/** As if a stake or a prize of so many cents had been taken back a moment after it moved. */
export const takeBackAtPlay = (
  { till, player }: { readonly till: TestTill; readonly player: PlayerId },
  moved: { readonly reason: Reason; readonly cents: bigint; readonly fromPlayer: boolean },
): Promise<void> =>
  till.database.transaction(async (tx) => {
    const { now } = till.time
    const { cash } = await readPurse(tx, player)
    const games = await houseAccount(tx, { code: codes.houseRooms, currency: 'USD', till: 0 })
    const [debit, credit] = moved.fromPlayer ? [cash, games] : [games, cash]
    const id = uuidV7(now)
    const { reason, cents } = moved
    const leg = {
      id,
      leg: 1,
      debit,
      credit,
      amount: amount(cents),
      currency: 'USD',
      reason,
    } as const
    await post(tx, [leg], now)
    await post(tx, [reversalOf(leg, { id: uuidV7(now), leg: 1 })], now)
  })
