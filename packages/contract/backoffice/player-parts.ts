import { z } from 'zod'
import { roundDetail } from '../calls/play.ts'
import { paperTypes } from '../entities/identity-check.ts'
import { cursor, minorUnits, player, time } from './fields.ts'
import { ofPlayer, showsPlayer } from './player.ts'
import { staffCall } from './staff-call.ts'

const page = z.object({ player, before: cursor })
const currency = z.enum(['USD', 'CREDIT'])
const reading = { right: 'readPlayers', shows: showsPlayer } as const

const round = z.object({
  id: z.string(),
  where: z.enum(['own', 'provider', 'room']),
  game: z.string(),
  stake: minorUnits,
  payout: minorUnits,
  /** What of the stake a bonus paid. */
  fromBonus: minorUnits,
  currency,
  finished: z.boolean(),
  at: time,
})

export const playerRounds = staffCall({
  does: 'Rounds of a player in games of all kinds, the newest first.',
  ...reading,
  body: page,
  reply: z.object({ rounds: z.array(round), next: cursor }),
})

export const playerRound = staffCall({
  does: 'A round of ours, as its player may have it: what happened in it, its entries, and what proves it.',
  ...reading,
  body: z.object({ player, round: z.uuid() }),
  reply: roundDetail.reply,
})

export const playerPayments = staffCall({
  does: 'Payments of a player, the newest first.',
  ...reading,
  body: page,
  reply: z.object({
    payments: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        state: z.string(),
        method: z.string().nullable(),
        amount: minorUnits,
        currency,
        to: z.string().nullable(),
        reason: z.string().nullable(),
        at: time,
      }),
    ),
    next: cursor,
  }),
})

export const playerBonuses = staffCall({
  does: 'Bonuses of a player: those that run, then those that are over, the newest first.',
  ...reading,
  body: ofPlayer,
  reply: z.object({
    bonuses: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.string(),
        state: z.string(),
        code: z.string().nullable(),
        amount: minorUnits,
        toWager: minorUnits,
        wagered: minorUnits,
        paidOut: minorUnits,
        takenBack: minorUnits,
        claimedAt: time,
        endedAt: time.nullable(),
      }),
    ),
  }),
})

/** What a row says, as pairs of a name and a value. */
const facts = z.array(z.object({ name: z.string(), value: z.string() }))

export const playerProtection = staffCall({
  does: 'Limits, breaks and exclusions of a player, and what they asked for.',
  ...reading,
  body: ofPlayer,
  reply: z.object({
    standing: z.array(facts),
    steps: z.array(z.object({ what: z.string(), at: time, details: z.string() })),
  }),
})

export const playerLoyalty = staffCall({
  does: 'Where a player stands in loyalty.',
  ...reading,
  body: ofPlayer,
  reply: z.object({
    /** Null: nobody counts it. */
    standing: z
      .object({
        level: z.int(),
        lifetime: minorUnits,
        tokens: z.int(),
        tickets: z.int(),
        cashback: minorUnits,
      })
      .nullable(),
  }),
})

export const playerIdentity = staffCall({
  does: 'The identity check of a player, step by step.',
  ...reading,
  body: ofPlayer,
  reply: z.object({
    state: z.string(),
    steps: z.array(
      z.object({ at: time, to: z.string(), by: z.string(), note: z.string().nullable() }),
    ),
    papers: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        at: time,
        /** Null: not all of it came. */
        type: z.enum(paperTypes).nullable(),
        bytes: z.int(),
        handedIn: z.boolean(),
      }),
    ),
  }),
})

export const playerMessages = staffCall({
  does: 'The newest messages in the inbox of a player.',
  ...reading,
  body: ofPlayer,
  reply: z.object({
    messages: z.array(
      z.object({
        id: z.string(),
        subject: z.string(),
        body: z.string(),
        at: time,
        read: z.boolean(),
      }),
    ),
  }),
})

export const playerComplaints = staffCall({
  does: 'Complaints of a player, with what was answered.',
  ...reading,
  body: ofPlayer,
  reply: z.object({
    complaints: z.array(
      z.object({
        number: z.string(),
        subject: z.string(),
        state: z.string(),
        dueAt: time.nullable(),
        steps: z.array(z.object({ what: z.string(), text: z.string().nullable(), at: time })),
      }),
    ),
  }),
})

export const playerNotes = staffCall({
  does: 'What staff noted about a player, the newest first.',
  ...reading,
  body: ofPlayer,
  reply: z.object({
    notes: z.array(z.object({ id: z.string(), at: time, staff: z.string(), text: z.string() })),
  }),
})

/** By what two accounts may be one person's. */
export const linkedBy = ['device', 'paymentMethod', 'networkAddress', 'person'] as const

export const playerLinks = staffCall({
  does: 'Accounts that share a device, a way to pay, a network address or a name with this one.',
  ...reading,
  body: ofPlayer,
  reply: z.object({
    links: z.array(
      z.object({
        player,
        login: z.string(),
        suspended: z.boolean(),
        by: z.array(z.enum(linkedBy)),
      }),
    ),
  }),
})

export const playerSessions = staffCall({
  does: 'Where a player signed in, the newest first.',
  ...reading,
  body: ofPlayer,
  reply: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        address: z.string(),
        browser: z.string(),
        at: time,
        seenAt: time,
        endedAt: time.nullable(),
        endedBy: z.string().nullable(),
      }),
    ),
  }),
})

export const timelineKinds = [
  'registered',
  'signedIn',
  'payment',
  'bonus',
  'suspension',
  'flag',
  'identity',
  'protection',
  'message',
  'note',
  'deed',
] as const

export const playerTimeline = staffCall({
  does: 'What happened to an account, the newest first.',
  ...reading,
  body: ofPlayer,
  reply: z.object({
    events: z.array(z.object({ at: time, kind: z.enum(timelineKinds), what: z.string() })),
  }),
})
