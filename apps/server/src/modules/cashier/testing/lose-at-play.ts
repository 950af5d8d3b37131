import { amount } from '@fairhouse/money'
import { codes, houseAccount, post } from '#modules/ledger'
import { readPurse } from '#modules/wallet'
import { type PlayerId, uuidV7 } from '#platform/ids'
import type { TestTill } from './test-till.ts'

/** As if a player had lost so many cents at a game. */
export const loseAtPlay = (
  { database, time }: Pick<TestTill, 'database' | 'time'>,
  player: PlayerId,
  cents: bigint,
): Promise<void> =>
  database.transaction(async (tx) => {
    const { cash: debit } = await readPurse(tx, player)
    const house = { code: codes.houseGames, currency: 'USD', till: 0 } as const
    const leg = { id: uuidV7(time.now), leg: 1, debit, credit: await houseAccount(tx, house) }
    await post(tx, [{ ...leg, amount: amount(cents), currency: 'USD', reason: 'stake' }], time.now)
  })
