import { z } from 'zod'

const amount = z.int().min(0)

/** A tournament as pages show it. Amounts are minor units of its currency, scores hundredths. */
export const tournamentShown = z.object({
  id: z.int().min(1),
  name: z.enum(['dailyMultiplier', 'weeklyMultiplier', 'special']),
  /** What one is called that is of no series; null for the others. */
  title: z.string().nullable(),
  currency: z.enum(['USD', 'CREDIT']),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** Its prizes were given. */
  isOver: z.boolean(),
  /** It was over without prizes. */
  isVoid: z.boolean(),
  /** Rounds that count for a player, and how many of them are added up. */
  rounds: z.int().min(1),
  best: z.int().min(1),
  minStake: amount,
  prizes: z.array(amount),
  players: z.int().min(0),
  /** How the asking player stands; null: they do not take part. */
  mine: z
    .object({ place: z.int().min(1), score: z.int().min(0), roundsLeft: z.int().min(0) })
    .nullable(),
})
export type TournamentShown = z.infer<typeof tournamentShown>

export const boardRow = z.object({
  place: z.int().min(1),
  /** Masked; empty for who hides from others. */
  login: z.string(),
  score: z.int().min(0),
  rounds: z.int().min(1),
  isMine: z.boolean(),
})
export type BoardRow = z.infer<typeof boardRow>

/** A round that counted, for its player. */
export const scoredRound = z.object({
  id: z.string(),
  name: z.string(),
  uri: z.string(),
  at: z.iso.datetime(),
  score: z.int().min(0),
  /** It is among those that are added up. */
  counts: z.boolean(),
})
export type ScoredRound = z.infer<typeof scoredRound>
