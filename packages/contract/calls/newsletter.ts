import { z } from 'zod'
import { call } from '../call.ts'
import { playerStatus, userStatus } from '../entities/user-status.ts'
import { linkToken } from '../password-forms.ts'

export const receiveNewsletter = call({
  does: 'Turns news by e-mail on or off. Whoever turns them on, at an address that is proven, gets a letter by which they end.',
  path: '/user/receive-newsletter/json2',
  who: 'player',
  body: z.object({
    receiveNewsletter: z.enum(['0', '1'], { message: 'format' }).transform((text) => text === '1'),
  }),
  reply: z.object({ userStatus: playerStatus }),
  refusals: [],
  rateLimit: { count: 20, seconds: 3600, per: 'player' },
})

export const unsubscribeNewsletter = call({
  does: 'Ends news by the link that each of them holds; nobody needs to be signed in. The link stays good for ever.',
  path: '/user/newsletter-unsubscribe/json2',
  who: 'anyone',
  body: z.object({ token: linkToken }),
  reply: z.object({ userStatus }),
  refusals: ['notFound'],
  rateLimit: { count: 60, seconds: 3600, per: 'address' },
})
