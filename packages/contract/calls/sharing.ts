import { z } from 'zod'
import { call } from '../call.ts'
import { sharedRound as shared } from '../entities/shared-round.ts'

const roundId = z.string({ message: 'required' }).regex(/^[0-9a-f-]{36}$/, { message: 'format' })

const perPlayer = { count: 60, seconds: 60, per: 'player' } as const

export const shareRound = call({
  does: "Makes a page for a finished round of the player's in an own game, at `/round/{id}`, which everybody may read. Sharing it again changes nothing.",
  path: '/user/round-share/json2',
  who: 'player',
  body: z.object({ roundId }),
  reply: z.object({}),
  refusals: ['notFound', 'roundOpen', 'listFull'],
  rateLimit: perPlayer,
})

export const unshareRound = call({
  does: 'Takes that page away at once.',
  path: '/user/round-unshare/json2',
  who: 'player',
  body: z.object({ roundId }),
  reply: z.object({}),
  refusals: [],
  rateLimit: perPlayer,
})

export const sharedRounds = call({
  does: 'The rounds that the player shares, the newest first.',
  path: '/user/rounds-shared/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({
    rounds: z.array(
      z.object({
        id: z.string(),
        /** Since when. */
        at: z.iso.datetime(),
      }),
    ),
  }),
  refusals: [],
  rateLimit: perPlayer,
})

export const sharedRound = call({
  does: 'A round that its player shares: what was bet and shown, and all that verifying it needs, with a masked login and no balance.',
  path: '/shared-round/json2',
  who: 'anyone',
  body: z.object({ roundId }),
  reply: z.object({ shared }),
  refusals: ['notFound'],
  rateLimit: { count: 120, seconds: 60, per: 'address' },
})
