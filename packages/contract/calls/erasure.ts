import { z } from 'zod'
import { call } from '../call.ts'
import { erasureDays, erasureWaits } from '../erasure-choices.ts'
import { playerErasure } from '../entities/erasure.ts'

const perPlayer = { count: 20, seconds: 300, per: 'player' } as const
const reply = z.object({ erasure: playerErasure })

export const erasure = call({
  does: 'Tells whether the player’s data are to be erased, when, what that waits for, and for how long the law wants it kept who they are.',
  path: '/user/erasure/json2',
  who: 'player',
  body: z.object({}),
  reply,
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const askErasure = call({
  does: `Asks for the player’s data to be erased: in ${erasureDays} days the account is closed and emptied, once nothing holds it back (${erasureWaits.join(', ')}). Told by letter at once and at the end. Needs a recent proof.`,
  path: '/user/erasure-ask/json2',
  who: 'player',
  body: z.object({}),
  reply,
  refusals: ['proofRequired', 'notPermitted'],
  rateLimit: perPlayer,
})

export const keepAccount = call({
  does: 'Calls the erasure off, as long as it has not begun.',
  path: '/user/erasure-call-off/json2',
  who: 'player',
  body: z.object({}),
  reply,
  refusals: [],
  rateLimit: perPlayer,
})
