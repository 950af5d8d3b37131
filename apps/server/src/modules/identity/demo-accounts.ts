import type { IdentityNeeds } from './needs.ts'
import type { Passwords } from './passwords.ts'
import { accountByLogin } from './store/account-by-login.ts'
import { insertAccount } from './store/insert-account.ts'
import { setEmailVerified } from './store/set-email-verified.ts'
import { termsVersion } from './terms.ts'

/** Known to everybody who reads this: there are demo accounts only where there is no real money. */
export const demoPassword = 'fairhouse-demo'

export const demoAccounts = [
  { login: 'demo-cash', userType: 1 },
  { login: 'demo-play', userType: 2 },
] as const

export const isDemoLogin = (login: string): boolean =>
  demoAccounts.some((account) => account.login === login)

/** Makes the demo accounts that do not exist yet. */
export async function seedDemoAccounts(
  needs: IdentityNeeds & { passwords: Passwords },
): Promise<void> {
  for (const { login, userType } of demoAccounts) {
    const email = `${login}@fairhouse.example`
    if (await accountByLogin(needs.database, login)) continue
    const passwordHash = await needs.passwords.hash(demoPassword)
    await needs.database.transaction(async (tx) => {
      const player = await insertAccount(tx, {
        login,
        email,
        passwordHash,
        userType,
        birthDate: '1990-01-01',
        country: 'DE',
        language: 'en',
        receiveNewsletter: false,
        termsVersion,
        nowMs: needs.clock.now(),
      })
      // Another node was faster.
      if (player === null) return
      const nowMs = needs.clock.now()
      await setEmailVerified(tx, { player, email, nowMs })
      await needs.openSeat(tx, player, userType)
    })
  }
}
