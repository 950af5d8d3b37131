import { z } from 'zod'
import { call } from '../call.ts'

export const chatIdentity = call({
  does: 'Who the player is to the live chat, with a seal that the chat believes. Asked when a player who agreed opens the chat.',
  path: '/user/chat/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({
    identifier: z.string(),
    identifierHash: z.string(),
    name: z.string(),
    email: z.string(),
    vipLevel: z.int().min(0).max(4),
    ip: z.string(),
  }),
  refusals: ['notFound'],
  rateLimit: { count: 30, seconds: 60, per: 'player' },
})
