import { z } from 'zod'
import { call } from '../call.ts'
import { game } from '../entities/game.ts'
import { wholeNumber } from '../fields.ts'

/** A recent win; `login` is masked. */
export const winner = z.object({
  login: z.string(),
  gameId: z.int(),
  /** As much of the game as shows it and leads to it. */
  game: game.pick({ name: true, uri: true, art: true }),
  amount: z.int().min(0),
  currency: z.enum(['USD', 'CREDIT']),
  at: z.iso.datetime(),
})
export type Winner = z.infer<typeof winner>

export const lastWinners = call({
  does: 'The newest wins above the stake, of everybody.',
  path: '/last-winners/json2',
  who: 'anyone',
  body: z.object({ limit: wholeNumber.pipe(z.int().min(1).max(50)).default(12) }),
  reply: z.object({ winners: z.array(winner) }),
  refusals: [],
  rateLimit: { count: 120, seconds: 60, per: 'address' },
})
