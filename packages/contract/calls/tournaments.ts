import { z } from 'zod'
import { call } from '../call.ts'
import { withheldReasons } from '../entities/loyalty.ts'
import { boardRow, scoredRound, tournamentShown } from '../entities/tournament.ts'
import { faulty, page, wholeNumber } from '../fields.ts'

/** As the database counts them. */
const tournamentId = wholeNumber.pipe(z.int().max(2_147_483_647, faulty('format')))

export const tournaments = call({
  does: 'Tells the tournaments that are on and those that were over lately, with how the player stands. A visitor is told those of real money.',
  path: '/tournaments/json2',
  who: 'anyone',
  body: z.object({}),
  reply: z.object({
    tournaments: z.array(tournamentShown),
    /** Why the player’s rounds don’t count now; null: they do, or nobody is signed in. */
    withheld: z.enum(withheldReasons).nullable(),
  }),
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'address' },
})

export const tournamentBoard = call({
  does: 'Tells the places of a tournament, twenty a page, the best first; of two that score the same, the earlier one is before.',
  path: '/tournaments/board/json2',
  who: 'anyone',
  body: z.object({ id: tournamentId, page: page.default(1) }),
  reply: z.object({ rows: z.array(boardRow), total: z.int().min(0) }),
  refusals: ['notFound'],
  rateLimit: { count: 120, seconds: 60, per: 'address' },
})

export const tournamentRounds = call({
  does: 'Tells the player’s rounds that count in a tournament, in order, each with its score.',
  path: '/tournaments/rounds/json2',
  who: 'player',
  body: z.object({ id: tournamentId }),
  reply: z.object({ rounds: z.array(scoredRound) }),
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})
