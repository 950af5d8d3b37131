import { z } from 'zod'
import { call } from '../call.ts'
import { userStatus } from '../entities/user-status.ts'
import { wholeNumber } from '../fields.ts'
import { avatarsAtMost } from '../limits.ts'

export const editAvatar = call({
  does: 'Gives the player another picture. Every id from 1 is a picture, `/avatars/{id}.svg`.',
  path: '/user/avatar-edit/json2',
  who: 'player',
  body: z.object({
    avatarImageId: wholeNumber.pipe(
      z.int().min(1, { message: 'format' }).max(avatarsAtMost, { message: 'format' }),
    ),
  }),
  reply: z.object({ userStatus }),
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})
