import { z } from 'zod'
import { call } from '../call.ts'
import { flag } from '../fields.ts'

const reply = z.object({
  /** The player's bets are not shown to others. */
  hidden: z.boolean(),
})

export const readFeedPrivacy = call({
  does: "Whether the player's bets and wins are shown to others, under a masked login.",
  path: '/user/feed-privacy/json2',
  who: 'player',
  body: z.object({}),
  reply,
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const setFeedPrivacy = call({
  does: "Hides the player's bets and wins from the live lists, those on show as well, or lets them be shown again.",
  path: '/user/feed-privacy-set/json2',
  who: 'player',
  body: z.object({ hidden: flag }),
  reply,
  refusals: [],
  rateLimit: { count: 30, seconds: 60, per: 'player' },
})
