import { z } from 'zod'
import { call } from '../call.ts'
import { promoShown, towerShown } from '../entities/promo.ts'
import { userStatus } from '../entities/user-status.ts'
import { clientSeed, requestKey, token, wholeNumber } from '../fields.ts'

/** The promise that the player saw: a seed of another day is not played by mistake. */
const seen = token({ min: 64, max: 64 }, /^[0-9a-f]*$/)

const played = z.object({ promo: promoShown, userStatus })

export const promos = call({
  does: 'Tells the mini slot of the day and the mystery of the month as they are for the player: the hash of the seed that was made for them, what was played, and all that checks it. Amounts are minor units.',
  path: '/user/promos/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({ miniSlot: promoShown, mystery: promoShown }),
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const miniSlotPromo = call({
  does: 'Plays the mini slot of the day, once a UTC day on all devices. The reels follow from the promised seed and the client seed; the prize is a bonus that is wagered once, or credits.',
  path: '/user/mini-slot-promo/json2',
  who: 'player',
  body: z.object({ requestKey, clientSeed, serverSeedHash: seen }),
  reply: played,
  refusals: ['notPermitted', 'requestKeyReused'],
  rateLimit: { count: 10, seconds: 60, per: 'player' },
})

export const monthlyMysteryPromo = call({
  does: 'Opens a box of the mystery of the month, once a UTC month on all devices. Which prize lies in which box follows from the promised seed and the client seed; the prize is a bonus that is wagered once, or credits.',
  path: '/user/monthly-mystery-promo/json2',
  who: 'player',
  body: z.object({ requestKey, clientSeed, serverSeedHash: seen, box: wholeNumber }),
  reply: played,
  refusals: ['notPermitted', 'requestKeyReused'],
  rateLimit: { count: 10, seconds: 60, per: 'player' },
})

export const tokenTower = call({
  does: 'Tells the token climb as it is for the player: tokens, the hash of the seed of the next climb, and the last climbs with all that checks them. Prizes are cents.',
  path: '/user/token-tower/json2',
  who: 'player',
  body: z.object({}),
  reply: towerShown,
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const climbTokenTower = call({
  does: 'Climbs for one jackpot token. How far it goes follows from the promised seed and the client seed; the prize is a bonus that is wagered once.',
  path: '/user/token-tower-climb/json2',
  who: 'player',
  body: z.object({ requestKey, clientSeed, serverSeedHash: seen }),
  reply: z.object({ tower: towerShown, userStatus }),
  refusals: ['notPermitted', 'requestKeyReused'],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})
