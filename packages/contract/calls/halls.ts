import { z } from 'zod'
import { call } from '../call.ts'
import { bingoPrize } from '../families/bingo/events.ts'
import { userStatus } from '../entities/user-status.ts'
import { requestKey, wholeNumber } from '../fields.ts'
import { roomChain } from '../rooms/entities.ts'
import { ownCards, pastDraw } from '../rooms/hall.ts'
import { uri } from './play-body.ts'

const minorUnits = z.int().min(0)
const currency = z.enum(['USD', 'CREDIT'])
const id = z
  .string({ message: 'required' })
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: 'format' })

export const buyCards = call({
  does: 'Buys cards for the round of a bingo hall for which they are sold. The same key again tells the same cards, as they stand.',
  path: '/hall/{uri}/buy/json2',
  who: 'player',
  body: z.object({
    uri,
    requestKey,
    /** The round that the player saw. */
    round: id,
    cards: wholeNumber.pipe(z.int().min(1).max(50)),
  }),
  reply: z.object({ bought: ownCards, userStatus }),
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
  rateLimit: { count: 120, seconds: 60, per: 'player' },
})

export const ownHallCards = call({
  does: "The player's newest cards in a bingo hall, newest first, with what is on them and what they won.",
  path: '/hall/{uri}/mine/json2',
  who: 'player',
  body: z.object({ uri }),
  reply: z.object({ bought: z.array(ownCards).max(20) }),
  refusals: ['notFound'],
  rateLimit: { count: 120, seconds: 60, per: 'player' },
})

export const pastDraws = call({
  does: 'Rounds of a bingo hall that are over, newest first, and what was published of their chain.',
  path: '/hall/{uri}/draws/json2',
  who: 'anyone',
  body: z.object({
    uri,
    /** A chain by its number; else the one in use. */
    chain: wholeNumber.pipe(z.int().min(1)).optional(),
    /** Rounds up to this number; else from the newest. */
    to: wholeNumber.pipe(z.int().min(1)).optional(),
  }),
  reply: z.object({ chain: roomChain, draws: z.array(pastDraw).max(30) }),
  refusals: ['notFound'],
  rateLimit: { count: 120, seconds: 60, per: 'address' },
})

/** Everything that a round of a bingo hall can be worked out again from, and what the house made of it. */
export const readDraw = call({
  does: 'A round of a bingo hall that is over, with all that it can be worked out again from: its chain and link, and which cards were bought in which currency.',
  path: '/hall/{uri}/draw/json2',
  who: 'anyone',
  body: z.object({
    uri,
    chain: wholeNumber.pipe(z.int().min(1)).optional(),
    number: wholeNumber.pipe(z.int().min(1)),
  }),
  reply: z.object({
    chain: roomChain,
    /** The rules by which links become calls and cards: their hash. */
    definition: z.string(),
    draw: pastDraw,
    /** Of a card, minor units. */
    price: z.int().min(1),
    /** Cards from the first, as runs of one currency, or of strips as they were bought together; a round sells no more than 2,000 of each currency. */
    cards: z.array(z.object({ first: z.int().min(1), count: z.int().min(1), currency })).max(4_000),
    /** How many players had cards of a currency: of one alone the price went back. */
    pools: z.array(z.object({ currency, players: z.int().min(1) })),
    pots: z.array(
      z.object({ currency, prize: bingoPrize, amount: minorUnits, call: z.int().min(1) }),
    ),
    wins: z
      .array(
        z.object({
          currency,
          prize: bingoPrize,
          card: z.int().min(1),
          amount: minorUnits,
        }),
      )
      .max(6_000),
  }),
  refusals: ['notFound'],
  rateLimit: { count: 60, seconds: 60, per: 'address' },
})
