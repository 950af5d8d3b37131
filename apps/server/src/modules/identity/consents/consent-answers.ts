import { outsidePurposes } from '@fairhouse/contract/entities/consent'
import type { Answers } from '#platform/answer'
import { isoTime } from '#platform/iso-time'
import type { IdentityNeeds } from '../needs.ts'
import { newestConsents, noteConsent, outsideVersion } from './consent.ts'

/** Beyond so many a page is of no help; the copy of one's data has all of them. */
const shownAtMost = 50

/** What players agreed to: told to them, and written down where it happens in their browser. */
export const consentAnswers = (
  needs: Pick<IdentityNeeds, 'database' | 'clock'>,
): Answers<'consents' | 'noteOutsideConsent'> => {
  const { database, clock } = needs
  const shown = async (player: Parameters<typeof newestConsents>[1]) => ({
    consents: (await newestConsents(database, player, shownAtMost)).map(({ at, ...one }) => ({
      ...one,
      at: isoTime(at),
    })),
  })
  return {
    consents: async ({ player }) => ({ reply: await shown(player) }),
    noteOutsideConsent: async ({ player }, allowed) => {
      await database.transaction(async (tx) => {
        for (const what of outsidePurposes) {
          // oxlint-disable-next-line no-await-in-loop -- one connection
          await noteConsent(tx, player, {
            what,
            given: allowed[what],
            version: outsideVersion,
            by: 'player',
            at: clock.now(),
          })
        }
      })
      return { reply: await shown(player) }
    },
  }
}
