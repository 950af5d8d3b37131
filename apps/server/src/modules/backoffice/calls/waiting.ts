import {
  type waiting,
  waitingAtMost,
  type WaitingQueue,
  waitingQueues,
} from '@fairhouse/contract/backoffice/waiting'
import type { BackofficeNeeds } from '../needs.ts'
import { may } from '../staff/roles.ts'
import { listAdjustments } from '../store/adjustments.ts'
import type { StaffAnswer } from './staff-answer.ts'

/** Only what the role decides is counted: the rest is neither asked for nor told. */
export const tellWaiting =
  (needs: BackofficeNeeds): StaffAnswer<typeof waiting> =>
  async ({ role }) => {
    const counting = Object.entries(countersOf(needs))
    const queues: { queue: WaitingQueue; count: number }[] = []
    for (const [name, count] of counting) {
      const queue = queueNamed(name)
      if (queue === null || !may(role, waitingQueues[queue])) continue
      // oxlint-disable-next-line no-await-in-loop -- one connection is enough for a first page
      queues.push({ queue, count: Math.min(await count(), waitingAtMost) })
    }
    return { reply: { queues } }
  }

const queueNamed = (name: string): WaitingQueue | null => (isQueue(name) ? name : null)
const isQueue = (name: string): name is WaitingQueue => Object.hasOwn(waitingQueues, name)

const countersOf = ({
  database,
  cashier,
  compliance,
  complaints,
  support,
  jackpots,
  content,
}: BackofficeNeeds): Readonly<Record<WaitingQueue, () => Promise<number>>> => ({
  withdrawals: async () =>
    (await cashier.openWithdrawals({ limit: waitingAtMost, skip: 0 })).filter(
      ({ state, reason }) =>
        state === 'pending' && (reason === 'review' || reason === 'secondApproval'),
    ).length,
  addresses: async () =>
    (await compliance.addressCases({ decided: false, after: null, limit: waitingAtMost })).length,
  flags: async () => (await compliance.openFlags()).length,
  identity: async () => (await compliance.waitingChecks()).length,
  complaints: async () => (await complaints.waiting()).length,
  tickets: async () => {
    const wish = { state: 'open', subject: null, assignee: null, after: null } as const
    return (await support.queue({ ...wish, limit: waitingAtMost })).length
  },
  adjustments: async () =>
    (await listAdjustments(database, null, waitingAtMost)).filter(
      ({ state }) => state === 'waiting',
    ).length,
  meterMoves: async () =>
    (await jackpots.moves(database)).filter(({ state }) => state === 'waiting').length,
  content: async () =>
    (await content.pieces(database))
      .flatMap(({ versions }) => versions)
      .filter(({ askedBy, approvedBy }) => askedBy !== null && approvedBy === null).length,
})
