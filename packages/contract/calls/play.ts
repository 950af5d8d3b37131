import { z } from 'zod'
import { call } from '../call.ts'
import { certificate } from '../entities/certificate.ts'
import { fairness, revealedStream } from '../entities/fairness.ts'
import { roundAtMeter } from '../entities/meter-proof.ts'
import { receiptKey, sealedStep, stepReceipt } from '../entities/receipt.ts'
import { paytable } from '../entities/paytable.ts'
import { playRules } from '../entities/play-rules.ts'
import { userStatus } from '../entities/user-status.ts'
import { clientSeed, page, wholeNumber } from '../fields.ts'
import { json } from '../json.ts'
import { actionName, round } from '../rounds/round.ts'
import { playBody, quickPlayBody, uri } from './play-body.ts'

const minorUnits = z.int().min(0)
const currency = z.enum(['USD', 'CREDIT'])
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, { message: 'format' })
const roundId = z
  .string({ message: 'required' })
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: 'format' })

export const openGame = call({
  does: 'Sits the player down at an own game; an earlier connection of the same game ends.',
  path: '/game/{uri}/open/json2',
  who: 'player',
  body: z.object({ uri }),
  reply: z.object({
    game: z.object({
      id: z.int(),
      name: z.string(),
      uri: z.string(),
      version: z.int(),
      /** Ratio of the certificate, with progressive jackpots in the long run. */
      rtp: z.number(),
      betLevels: z.array(z.int().min(1)),
      jackpots: z.array(z.string()),
      features: z.array(z.string()),
      currency,
      /** Pays of one pay unit, in minor units, follow from the stake: `stake / unitsPerStake`. */
      unitsPerStake: z.int().min(1),
      certificate,
      paytable,
      /** What the rules of the player's place allow. */
      rules: playRules,
    }),
    connection: z.string(),
    fairness,
    round: round.nullable(),
    userStatus,
  }),
  refusals: ['gameNotEnabled', 'userSuspended', 'onPause', 'placeNotServed', 'gamesBlocked'],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const play = call({
  does: 'Opens a round with `bet`, or goes on with the open one.',
  path: '/game/{uri}/play/json2',
  who: 'player',
  body: playBody,
  quick: quickPlayBody,
  /** The receipt is the same whenever the answer is asked for again; its seal may be another signature. */
  reply: z.object({ round, ...sealedStep.shape, userStatus }),
  refusals: [
    'notEnoughCash',
    'duplicateConnection',
    'gameNotEnabled',
    'userSuspended',
    'roundFinished',
    'roundOpen',
    'requestKeyReused',
    'tooSoon',
    'notPermitted',
    'stakeLimit',
    'ownLimit',
    'onPause',
    'placeNotServed',
    'gamesBlocked',
    'clientSeedMissing',
  ],
  rateLimit: { count: 1200, seconds: 60, per: 'player' },
})

/** What a player chose in a round. */
const move = z.object({
  type: actionName,
  choice: z.int().optional(),
  /** What else it said, in the form that its family gives to data of this action. */
  data: json.optional(),
})

/** How a round was bet. */
const bet = {
  /** What the bet itself cost; later actions may have taken more. The stake, where a file of before does not say it. */
  firstStake: z.int().min(1).optional(),
  /** What it was on, of a family whose bets select something. */
  selection: json.optional(),
} as const

/** A round in a list. */
export const roundSummary = z.object({
  id: z.string(),
  gameId: z.int(),
  uri: z.string(),
  name: z.string(),
  stake: minorUnits,
  /** The way it was bet; `base` is the plain bet. */
  mode: z.string(),
  payout: minorUnits,
  currency,
  finished: z.boolean(),
  /**
   * How it ended; null while it is open. `byHouse`: its game was no longer offered, and the house played it to its end. `voided`: its rules were
   * gone, and what it cost was given back, or what it had won by then if that was more.
   */
  ended: z.enum(['played', 'byHouse', 'voided']).nullable(),
  nonce: z.int().min(0),
  /** Whose game it was, where it was not ours: no stream of ours drew it, and no more can be told of it. */
  provider: z.int().optional(),
  /** The round of a live room that it was in: chain and number. Its chance is the chain's, and not a stream's. */
  room: z.object({ chain: z.int().min(1), number: z.int().min(1) }).optional(),
  at: z.iso.datetime(),
  balanceAfter: minorUnits.nullable(),
})
export type RoundSummary = z.infer<typeof roundSummary>

export const gameHistory = call({
  does: "The player's rounds of one game, newest first; `all` as uri means every game. A page's number alone reaches the newest 10,000; `before` goes on from any round.",
  path: '/game/{uri}/history/json2',
  who: 'player',
  body: z.object({
    uri,
    page: page.default(1),
    pageSize: wholeNumber.pipe(z.int().min(1).max(50)).default(10),
    /** The last round of the page before, from which this one goes on: however far back, it costs what the first page does. */
    before: roundId.optional(),
  }),
  reply: z.object({ rounds: z.array(roundSummary), total: z.int().min(0) }),
  refusals: [],
  rateLimit: { count: 120, seconds: 60, per: 'player' },
})

export const roundDetail = call({
  does: 'A whole round of the asking player: events, draws, ledger entries; enough to replay and verify it.',
  path: '/game/round/json2',
  who: 'player',
  body: z.object({ roundId }),
  reply: z.object({
    round,
    summary: roundSummary,
    /** What the player chose, in order, for a replay of the draws. */
    moves: z.array(move),
    ...bet,
    fairness: z.object({
      serverSeedHash: z.string(),
      clientSeed: z.string(),
      nonce: z.int().min(0),
      /** Hex; null until the stream was rotated. */
      serverSeed: z.string().nullable(),
    }),
    /** Of each of its steps, in order; empty for one that was played before there were receipts. */
    receipts: z.array(sealedStep),
    definition: z.object({ hash: z.string(), version: z.int(), unitsPerStake: z.int() }),
    /** The meters of progressive jackpots that its bet fed, and what it won there. */
    meters: z.array(roundAtMeter),
    entries: z.array(
      z.object({
        transferId: z.string(),
        reason: z.string(),
        amount: minorUnits,
        direction: z.enum(['debit', 'credit']),
        balanceBefore: minorUnits,
        balanceAfter: minorUnits,
        at: z.iso.datetime(),
      }),
    ),
  }),
  refusals: ['notFound'],
  rateLimit: { count: 120, seconds: 60, per: 'player' },
})

export const chooseClientSeed = call({
  does: "Gives the stream in use the player's seed, once, before its first round. The hash of its server seed was shown before: the call names it.",
  path: '/fairness/choose/json2',
  who: 'player',
  body: z.object({ clientSeed, serverSeedHash: sha256 }),
  reply: z.object({ fairness }),
  refusals: ['clientSeedFixed', 'seedHashUnknown'],
  rateLimit: { count: 30, seconds: 60, per: 'player' },
})

export const rotateSeed = call({
  does: "Ends the stream in use, reveals its seed and begins the next one with the player's new seed. The next server seed's hash was shown before: the call names it.",
  path: '/fairness/rotate/json2',
  who: 'player',
  body: z.object({
    /** Another one than the last. */
    clientSeed,
    nextServerSeedHash: sha256,
  }),
  reply: z.object({ revealed: revealedStream, fairness }),
  refusals: ['roundOpen', 'clientSeedUsed', 'seedHashUnknown'],
  rateLimit: { count: 30, seconds: 60, per: 'player' },
})

export const unfinishedRound = call({
  does: "The player's own round that is still open, if there is one: no other can begin before it ends.",
  path: '/game/unfinished/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({
    round: z
      .object({
        id: z.string(),
        uri: z.string(),
        /** Of the game. */
        name: z.string(),
        /** What it has cost so far. */
        stake: minorUnits,
        /** What it has won so far. */
        payout: minorUnits,
        currency,
      })
      .nullable(),
  }),
  refusals: [],
  rateLimit: { count: 120, seconds: 60, per: 'player' },
})

export const currentFairness = call({
  does: "The player's stream in use and the last one revealed.",
  path: '/fairness/status/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({ fairness, revealed: revealedStream.nullable() }),
  refusals: [],
  rateLimit: { count: 120, seconds: 60, per: 'player' },
})

/** A round as its stream holds it: what it needs to be worked out again, and what it came to. */
export const streamRound = z.object({
  id: z.string(),
  uri: z.string(),
  nonce: z.int().min(0),
  definition: sha256,
  stake: minorUnits,
  mode: z.string(),
  moves: z.array(move),
  ...bet,
  /** So far, for one that is open. */
  payout: minorUnits,
  /** Of that, what progressive meters paid: no matter of the seeds. */
  paidByMeters: minorUnits,
  ended: z.enum(['played', 'byHouse', 'voided']).nullable(),
  /** Of each of its steps; empty for one that was played before there were receipts. */
  receipts: z.array(stepReceipt),
})
export type StreamRound = z.infer<typeof streamRound>

export const streamRounds = call({
  does: 'The rounds of one of the player’s streams in the order of their nonces, a page at a time: whoever has them all can see that none is missing.',
  path: '/fairness/stream/json2',
  who: 'player',
  body: z.object({
    stream: wholeNumber.pipe(z.int().min(1)),
    /** Nonce of the first round wanted. */
    from: wholeNumber.default(0),
  }),
  reply: z.object({
    stream: z.object({
      number: z.int().min(1),
      serverSeedHash: sha256,
      /** Hex; null until it was rotated. */
      serverSeed: sha256.nullable(),
      clientSeed: z.string().nullable(),
      /** So many rounds were played of it. */
      rounds: z.int().min(0),
      /** Rounds that went to the archive: the page begins after them. */
      archived: z.int().min(0),
    }),
    rounds: z.array(streamRound).max(100),
    /** Nonce to go on from; null on the last page. */
    next: z.int().nullable(),
    /** The newest receipt of the stream, signed now: it holds all before it. Null before the first. */
    head: sealedStep.nullable(),
  }),
  refusals: ['notFound'],
  rateLimit: { count: 120, seconds: 60, per: 'player' },
})

export const receiptKeys = call({
  does: 'The keys that the house signs receipts with, the newest first.',
  path: '/fairness/keys/json2',
  who: 'anyone',
  body: z.object({}),
  reply: z.object({ keys: z.array(receiptKey) }),
  refusals: [],
  rateLimit: { count: 120, seconds: 60, per: 'address' },
})
