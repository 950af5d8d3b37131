import type {
  askIdentity,
  decideIdentity,
  identityChecks,
} from '@fairhouse/contract/backoffice/identity'
import { playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { loginsOf, recordQueue } from '../calls/reading.ts'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { together } from '../together.ts'

/** So many the compliance desk tells at once. */
const checksTold = 200

/** Checks whose documents wait for somebody. */
export const tellChecks =
  (needs: BackofficeNeeds): StaffAnswer<typeof identityChecks> =>
  async (present) => {
    const found = await needs.compliance.waitingChecks()
    await recordQueue(needs, present, { queue: 'identity', shown: found.length })
    const loginOf = await loginsOf(needs, found)
    return {
      reply: {
        checks: found.map(({ player, cause, since }) => ({
          player,
          login: loginOf(player),
          cause,
          since: isoTime(since),
        })),
        more: found.length === checksTold,
      },
    }
  }

export const decideOnIdentity =
  (needs: BackofficeNeeds): StaffAnswer<typeof decideIdentity> =>
  async (present, { player: number, to, reason: given, note }) => {
    const player = playerId(number)
    const reason = to === 'approved' ? null : (given ?? 'notConvinced')
    const recorded = {
      deed: 'decideIdentity',
      subject: `player ${player}`,
      facts: { to, reason, note },
    }
    const decision = { to, actor: present.name, reason, mayTryAgain: to !== 'rejected', note }
    const isDone = await together(needs, present, recorded, (tx) =>
      needs.compliance.decideIdentity(tx, player, decision),
    )
    return isDone ? { reply: {} } : { refused: 'decidedAlready' }
  }

export const askForIdentity =
  (needs: BackofficeNeeds): StaffAnswer<typeof askIdentity> =>
  async (present, { player: number, note }) => {
    const player = playerId(number)
    const recorded = { deed: 'askIdentity', subject: `player ${player}`, facts: { note } }
    const isDone = await together(needs, present, recorded, (tx) =>
      needs.compliance.askIdentity(tx, player, { staff: present.name, note }),
    )
    return isDone ? { reply: {} } : { refused: 'soAlready' }
  }
