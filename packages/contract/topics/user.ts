import { z } from 'zod'
import { transaction } from '../entities/payment.ts'
import { userStatus } from '../entities/user-status.ts'
import { topicFrame } from '../realtime.ts'

const ofUser = topicFrame.extend({ topic: z.literal('user') })

/** The status of the player whose browser listens: `user`, for who is signed in. Every frame is whole. */
export const statusFrame = ofUser.extend({
  type: z.literal('status'),
  data: z.object({ userStatus }),
})
export type StatusFrame = z.infer<typeof statusFrame>

/** A payment of the player's own, as it stands now. */
export const paymentFrame = ofUser.extend({
  type: z.literal('payment'),
  data: z.object({ transaction }),
})
export type PaymentFrame = z.infer<typeof paymentFrame>
