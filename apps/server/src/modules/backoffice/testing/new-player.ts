import { type NewAccount, insertAccount } from '../../identity/store/insert-account.ts'
import { openPurse } from '#modules/wallet'
import { type PlayerId, uuidV7 } from '#platform/ids'
import type { TestDesk } from './test-desk.ts'

let made = 0

/** A player with an account and pockets, who has 10,000.00 Cr when they play for play money. */
export async function newPlayer(
  { database }: Pick<TestDesk, 'database'>,
  about: Partial<NewAccount> = {},
): Promise<PlayerId> {
  made += 1
  const userType = about.userType ?? 1
  return database.transaction(async (tx) => {
    const player = await insertAccount(tx, {
      login: `player-${made}`,
      email: `player-${made}@example.test`,
      passwordHash: '$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA',
      birthDate: '1980-01-02',
      country: 'DE',
      language: 'en',
      receiveNewsletter: false,
      termsVersion: '1',
      nowMs: 1_793_534_400_000,
      ...about,
      userType,
    })
    if (player === null) throw new Error('the name or the address is taken')
    await openPurse(tx, { player, userType, grantId: uuidV7(1_793_534_400_000) })
    return player
  })
}
