import { z } from 'zod'
import type { Right } from './rights.ts'
import { staffCall } from './staff-call.ts'

/** Queues in which something waits for people, each with the right by which it is decided. The most urgent first. */
export const waitingQueues = {
  withdrawals: 'decideWithdrawals',
  addresses: 'closeFlags',
  flags: 'closeFlags',
  identity: 'decideIdentity',
  complaints: 'answerComplaints',
  tickets: 'answerTickets',
  adjustments: 'adjustMoney',
  meterMoves: 'adjustMoney',
  content: 'editContent',
} as const satisfies Readonly<Record<string, Right>>
export type WaitingQueue = keyof typeof waitingQueues

/** Counted up to so many; more is told as so many. */
export const waitingAtMost = 99

const names = Object.keys(waitingQueues).filter((name): name is WaitingQueue =>
  Object.hasOwn(waitingQueues, name),
)

export const waiting = staffCall({
  does: 'How much waits for people in the queues that who asks may decide; nobody is shown.',
  right: null,
  body: z.object({}),
  reply: z.object({
    queues: z.array(z.object({ queue: z.enum(names), count: z.int().max(waitingAtMost) })),
  }),
})
