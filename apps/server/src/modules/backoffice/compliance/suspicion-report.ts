import type { reportPlayer } from '@fairhouse/contract/backoffice/flags'
import { accountForStaff } from '#modules/identity'
import { playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { factsOfPlayer } from '../facts-of-player.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { madeFile } from './made-file.ts'

/**
 * What the authority is told of a player by whom people have grounds to suspect: the person, the payments, what was seen and what was done, as a file for its
 * portal. The player is told nothing, and a copy of their data has nothing of it: both would tip them off.
 */
export const makeSuspicionReport =
  (needs: BackofficeNeeds): StaffAnswer<typeof reportPlayer> =>
  async (present, { player: number, grounds }) => {
    const player = playerId(number)
    const account = await accountForStaff(needs.database, player)
    if (account === null) return { refused: 'notFound' }
    const facts = await factsOfPlayer(needs, player)
    const { payments, paidIn, paidOut, takenBack, turnover, flags, identity } = facts
    const told = {
      reportedBy: needs.brand,
      madeAt: isoTime(needs.clock.now()),
      madeBy: present.name,
      grounds,
      person: {
        player,
        name: account.name,
        birthDate: account.birthDate,
        address: account.address,
        country: account.country,
        email: account.email,
        phone: account.phone,
        registeredAt: account.registeredAt.toISOString(),
        identity: identity.state,
      },
      sumsInCents: {
        paidIn: String(paidIn),
        paidOut: String(paidOut),
        takenBack: String(takenBack),
        bet: String(turnover),
      },
      payments: payments.map(({ amount, at: begun, ...payment }) => ({
        ...payment,
        amountInCents: String(amount),
        at: isoTime(begun),
      })),
      flags: flags.map(({ kind, facts: seen, raisedAt, closed }) => ({
        kind,
        facts: seen,
        raisedAt: isoTime(raisedAt),
        closed: closed && { ...closed, at: isoTime(closed.at) },
      })),
    }
    const [deed, subject, name] = ['reportPlayer', `player ${player}`, `report-player-${player}`]
    return { reply: await madeFile(needs, present, { deed, subject, grounds, name, told }) }
  }
