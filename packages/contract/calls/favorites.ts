import { z } from 'zod'
import { call } from '../call.ts'
import { userStatus } from '../entities/user-status.ts'
import { flag, wholeNumber } from '../fields.ts'

const mark = {
  who: 'player',
  body: z.object({ gameId: wholeNumber, passive: flag }),
  reply: z.object({ userStatus }),
  rateLimit: { count: 120, seconds: 60, per: 'player' },
} as const

export const addFavorite = call({
  ...mark,
  does: 'Marks a game as a favourite of the player; one that is marked already stays so.',
  path: '/user/favorite-game-add/json2',
  refusals: ['notFound', 'listFull'],
})

export const removeFavorite = call({
  ...mark,
  does: 'Takes the mark off; a game without one stays so.',
  path: '/user/favorite-game-remove/json2',
  refusals: [],
})
