import { z } from 'zod'

/**
 * How the house and the signer keep seeds that are still played on. The house seals a seed with its own key, and what comes of it with the signer's
 * public key (X25519): so making one asks nobody, and opening one needs both. Asked over the wire of `request.ts`: `/seeds/key` for the public key,
 * `/seeds/open` to take the outer seal off, `/seeds/log` for what was opened.
 */
const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** Whose seed it is; sealed in with it, so that it cannot be moved to another place. */
export const seedOwner = z.discriminatedUnion('type', [
  /** A player's stream, by its number. */
  z.object({ type: z.literal('stream'), player: z.int().min(1), number: z.int().min(1) }),
  /** A run of a meter that must be hit. */
  z.object({
    type: z.literal('meter'),
    name: z.string().min(1).max(100),
    currency: z.string().min(1).max(20),
    run: z.int().min(1),
  }),
  /** A link that is kept of a live room's chain; those before it follow from it. */
  z.object({
    type: z.literal('chain'),
    room: z.string().min(1).max(100),
    number: z.int().min(1),
    link: z.int().min(1),
  }),
  /** A draw of the lotto. */
  z.object({ type: z.literal('draw'), number: z.int().min(1) }),
  /** A small game of one player, in the period in which it is played once. */
  z.object({
    type: z.literal('promo'),
    player: z.int().min(1),
    promo: z.string().min(1).max(50),
    period: z.string().min(1).max(20),
  }),
])
export type SeedOwner = z.infer<typeof seedOwner>
export type SeedOwnerType = SeedOwner['type']

/** Every kind of owner: a signer tells which it knows, so that a house hears when it is the older one. */
export const seedOwnerTypes = [
  'stream',
  'meter',
  'chain',
  'draw',
  'promo',
] as const satisfies readonly SeedOwnerType[]

/** An owner in one text: what a seal is bound to, and what the log says. */
export function ownerInWords(owner: SeedOwner): string {
  switch (owner.type) {
    case 'stream':
      return `stream ${owner.player}/${owner.number}`
    case 'meter':
      return `meter ${owner.name}/${owner.currency}/${owner.run}`
    case 'chain':
      return `chain ${owner.room}/${owner.number}/${owner.link}`
    case 'draw':
      return `draw ${owner.number}`
    case 'promo':
      return `promo ${owner.player}/${owner.promo}/${owner.period}`
  }
}

/** Why a seed is opened: to draw from it, to tell its player at the end of the stream, or by people who check something. */
export const seedPurposes = ['play', 'reveal', 'audit'] as const
export type SeedPurpose = (typeof seedPurposes)[number]
const purpose = z.enum(seedPurposes)

/** What lies around a seed that two keys seal, byte by byte; the second key's cipher is AES-256-GCM. */
export const twoKeySeal = {
  /** The first byte. What one key sealed has no such byte and another length. */
  version: 2,
  versionBytes: 1,
  /** The first bytes of the SHA-256 of the public key that it was sealed to. */
  keyIdBytes: 8,
  /** The public half of a key that was made for this seal alone. */
  onceBytes: 32,
  ivBytes: 12,
  tagBytes: 16,
  /** HKDF-SHA256 of the shared secret, salted with both public keys, the one made for this seal first. */
  info: 'fairhouse seed',
} as const

export const seedKeyAnswer = z.object({
  publicKey: hash,
  /** Whose seeds it opens. One that does not say is of a time when there were two kinds. */
  owners: z.array(z.string()).default(['stream', 'meter']),
})

/** As many as one question may bring. */
export const openingsAtOnce = 256

export const openSeeds = z.object({
  /** The node that asks. */
  by: z.string().min(1).max(200),
  openings: z
    .array(z.object({ owner: seedOwner, purpose, sealed: z.base64().min(1).max(1_000) }))
    .min(1)
    .max(openingsAtOnce),
})
export type OpenSeeds = z.infer<typeof openSeeds>

/** Why a seal stays on; for people, never for players. `tooMany`: more than a minute may have, of this owner or of all. */
export const seedRefusals = ['unknownKey', 'notItsOwn', 'tooMany'] as const

export const openSeedsAnswer = z.object({
  /** In the order asked. */
  openings: z.array(
    z.discriminatedUnion('type', [
      /** What the house's own key still seals: the signer never sees a seed. */
      z.object({ type: z.literal('opened'), sealed: z.base64() }),
      z.object({ type: z.literal('refused'), why: z.enum(seedRefusals) }),
    ]),
  ),
})
export type OpenSeedsAnswer = z.infer<typeof openSeedsAnswer>

/** A line of the signer's log: one opening. */
export const openingLine = z.object({
  /** From 1, without a gap. */
  number: z.int().min(1),
  /** Epoch milliseconds. */
  at: z.int(),
  by: z.string(),
  owner: seedOwner,
  purpose,
  /** The hash of the line before; 64 zeros before the first. */
  before: hash,
  hash,
})
export type OpeningLine = z.infer<typeof openingLine>

export const noLineBefore = '0'.repeat(64)

/** What the hash of a line is taken of: SHA-256 of this text in UTF-8. So no line can be changed or left out without changing every later hash. */
export const hashedOfLine = (line: Omit<OpeningLine, 'hash'>): string =>
  JSON.stringify([
    line.before,
    line.number,
    line.at,
    line.by,
    ownerInWords(line.owner),
    line.purpose,
  ])

/** Lines after the one of that number, the oldest first; fewer than there are when they are many. */
export const seedLogRequest = z.object({ after: z.int().min(0) })
export const seedLogAnswer = z.object({
  lines: z.array(openingLine),
  /** How many lines were ever written. */
  count: z.int().min(0),
})
export type SeedLogAnswer = z.infer<typeof seedLogAnswer>
