import type { Passwords } from '#modules/identity'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { insertStaff } from '../store/insert-staff.ts'
import { staffNamed } from '../store/staff.ts'

/** Known to everybody who reads this: there are such people only where there is no real money. */
export const demoStaffPassword = 'fairhouse-desk'

export const demoStaff = [
  { name: 'demo-payments', role: 'payments' },
  { name: 'demo-support', role: 'support' },
  { name: 'demo-risk', role: 'risk' },
  { name: 'demo-games', role: 'games' },
  { name: 'demo-content', role: 'content' },
  { name: 'demo-owner', role: 'owner' },
  { name: 'demo-auditor', role: 'auditor' },
] as const

/** Makes those of them that do not exist yet. */
export async function seedDemoStaff(needs: {
  readonly database: Database
  readonly clock: Clock
  readonly passwords: Passwords
}): Promise<void> {
  for (const { name, role } of demoStaff) {
    if (await staffNamed(needs.database, name, null)) continue
    const passwordHash = await needs.passwords.hash(demoStaffPassword)
    const nowMs = needs.clock.now()
    await insertStaff(needs.database, { name, role, passwordHash, mustChange: false, nowMs })
  }
}
