import {
  type decideReferral,
  type referrals,
  sharedByBuddies,
} from '@fairhouse/contract/backoffice/promotions'
import { accountsOf } from '#modules/identity'
import { playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'

export const tellReferrals =
  ({ database, referrals: desk }: BackofficeNeeds): StaffAnswer<typeof referrals> =>
  async () => {
    const found = (await desk()?.inReview(database)) ?? []
    const players = new Set(found.flatMap(({ friend, inviter }) => [friend, inviter]))
    const accounts = await accountsOf(database, [...players])
    const logins = new Map(accounts.map((one) => [one.player, one.login]))
    return {
      reply: {
        referrals: found.map(({ friend, inviter, invitedAt, shares }) => ({
          friend,
          friendLogin: logins.get(friend) ?? '',
          inviter,
          inviterLogin: logins.get(inviter) ?? '',
          invitedAt: isoTime(invitedAt.getTime()),
          shares: sharedByBuddies.filter((one) => shares.includes(one)),
        })),
      },
    }
  }

/** Given or declined by one person, who says why; neither player is told. */
export const decideOnReferral =
  ({ database, clock, referrals: desk }: BackofficeNeeds): StaffAnswer<typeof decideReferral> =>
  async ({ name }, { friend: number, approve, note }) =>
    database.transaction(async (tx) => {
      const friend = playerId(number)
      const wish = { friend, approve, by: name }
      const no = desk() === null ? 'notFound' : await desk()?.decide(tx, wish)
      if (no) return { refused: no }
      await writeDeed(tx, {
        at: clock.now(),
        staff: name,
        deed: approve ? 'giveReferral' : 'declineReferral',
        subject: `player ${friend}`,
        facts: { note },
      })
      return { reply: {} }
    })
