import { z } from 'zod'
import { call } from '../call.ts'
import { userStatus } from '../entities/user-status.ts'
import { requestKey, wholeNumber } from '../fields.ts'
import { ownTicket, pastRound, roomChain } from '../rooms/entities.ts'
import { uri } from './play-body.ts'

const id = z
  .string({ message: 'required' })
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: 'format' })

export const betInRoom = call({
  does: 'Stakes on the round of a live room for which bets are taken. The same key again tells the same bet, as it stands.',
  path: '/room/{uri}/bet/json2',
  who: 'player',
  body: z.object({
    uri,
    requestKey,
    /** The round that the player saw. */
    round: id,
    /** Which of the two bets of a round. */
    slot: wholeNumber.pipe(z.int().min(1).max(2)),
    /** Minor units, one of the game's bet levels. */
    stake: wholeNumber.pipe(z.int().min(1)),
    /** Hundredths of the stake at which it is cashed out by itself. */
    auto: wholeNumber.pipe(z.int().min(101).max(1_000_000)).optional(),
  }),
  reply: z.object({ ticket: ownTicket, userStatus }),
  refusals: [
    'notEnoughCash',
    'gameNotEnabled',
    'userSuspended',
    'onPause',
    'ownLimit',
    'stakeLimit',
    'notPermitted',
    'requestKeyReused',
    'tooLate',
  ],
  rateLimit: { count: 240, seconds: 60, per: 'player' },
})

export const cashOutInRoom = call({
  does: 'Cashes a stake out where the round is when the house hears of it. Once it is answered it is paid; asked again it is answered alike.',
  path: '/room/{uri}/cash-out/json2',
  who: 'player',
  body: z.object({ uri, ticket: id }),
  reply: z.object({ ticket: ownTicket, userStatus }),
  refusals: ['notFound', 'tooLate', 'tooSoon'],
  rateLimit: { count: 240, seconds: 60, per: 'player' },
})

export const ownTickets = call({
  does: "The player's newest stakes in a live room, newest first.",
  path: '/room/{uri}/mine/json2',
  who: 'player',
  body: z.object({ uri }),
  reply: z.object({ tickets: z.array(ownTicket).max(20) }),
  refusals: ['notFound'],
  rateLimit: { count: 120, seconds: 60, per: 'player' },
})

export const pastRounds = call({
  does: 'Rounds of a live room that are over, newest first, with the links of the chain that prove them; and what was published of the chain.',
  path: '/room/{uri}/rounds/json2',
  who: 'anyone',
  body: z.object({
    uri,
    /** A chain by its number; else the one in use. */
    chain: wholeNumber.pipe(z.int().min(1)).optional(),
    /** Rounds up to this number; else from the newest. */
    to: wholeNumber.pipe(z.int().min(1)).optional(),
  }),
  reply: z.object({
    chain: roomChain,
    /** The rules by which links become busts: their hash. */
    definition: z.string(),
    rounds: z.array(pastRound).max(100),
  }),
  refusals: ['notFound'],
  rateLimit: { count: 120, seconds: 60, per: 'address' },
})
