import { z } from 'zod'
import { withheldReasons } from './loyalty.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** Why a small game cannot be played: as of loyalty, or the address is not verified. */
export const promoBars = [...withheldReasons, 'email'] as const

/** A play of a small game, with everything that checks it. */
const promoPlay = z.object({
  /** Its UTC day, or month; of the token climb, which of the player's climbs. */
  period: z.string(),
  at: z.iso.datetime(),
  serverSeedHash: hash,
  serverSeed: hash,
  clientSeed: z.string(),
  /** The box that was chosen, from 0; null where nothing is chosen. */
  box: z.int().min(0).nullable(),
  /** Stops of the reels, which prize lay in each box, or the one floor that was reached. */
  outcome: z.array(z.int().min(0)),
  /** Minor units of the currency. */
  prize: z.int().min(0),
})
export type PromoPlay = z.infer<typeof promoPlay>

export const promoShown = z.object({
  /** The UTC day, or month, that is on. */
  period: z.string(),
  endsAt: z.iso.datetime(),
  currency: z.enum(['USD', 'CREDIT']),
  /** Of the seed that was made for this player and period; null: there is none, as it cannot be played. */
  serverSeedHash: hash.nullable(),
  bar: z.enum(promoBars).nullable(),
  /** What was played in this period; null: nothing yet. */
  play: promoPlay.nullable(),
  /** Earlier plays, newest first. */
  past: z.array(promoPlay),
})
export type PromoShown = z.infer<typeof promoShown>

/** The token climb as it is for a player. */
export const towerShown = z.object({
  /** To climb with: one a climb. */
  tokens: z.int().min(0),
  /** Of the next climb; null: it cannot be played. */
  serverSeedHash: hash.nullable(),
  /** `playMoney`: such an account has no tokens. */
  bar: z.enum([...promoBars, 'playMoney']).nullable(),
  /** Newest first. */
  past: z.array(promoPlay),
})
export type TowerShown = z.infer<typeof towerShown>
