import type { FastifyInstance } from 'fastify'
import { createPasswords } from '#modules/identity'
import { dayOf } from '#platform/iso-time'
import { mountDesk } from './mount-desk.ts'
import type { BackofficeNeeds } from './needs.ts'
import { seedDemoStaff } from './staff/demo-staff.ts'
import { attemptsCountMs } from './staff/tries.ts'
import { forgetAttempts } from './store/attempts.ts'
import { forgetChallenges } from './store/passkey-challenges.ts'
import { forgetPlayed } from './store/live.ts'
import { endOldSessions } from './store/sessions.ts'

/** The desk of the people who work here, on the operator port. */
export interface Backoffice {
  readonly mount: (app: FastifyInstance) => Promise<void>
  /** Makes people with known passwords; for a demo only. */
  readonly seedDemoStaff: () => Promise<void>
  /** Throws out what no longer counts. */
  readonly sweep: () => Promise<void>
}

const dayMs = 24 * 3_600_000

export function createBackoffice(needs: BackofficeNeeds): Backoffice {
  const all = { ...needs, passwords: createPasswords() }
  return {
    mount: (app) => mountDesk(all, app),
    seedDemoStaff: () => seedDemoStaff(all),
    sweep: async () => {
      await forgetAttempts(needs.database, needs.clock.now() - attemptsCountMs)
      await forgetChallenges(needs.database, needs.clock.now())
      await endOldSessions(needs.database, needs.clock.now() - dayMs)
      await forgetPlayed(needs.database, dayOf(needs.clock.now()))
    },
  }
}
