import { z } from 'zod'
import { call } from '../call.ts'
import { figurePeriods } from '../figure-choices.ts'
import { game } from '../entities/game.ts'

const minorUnits = z.int().min(0)

/** What was played of something. */
const played = {
  rounds: z.int().min(0),
  /** Rounds that paid more than they cost. */
  wins: z.int().min(0),
  staked: minorUnits,
  paid: minorUnits,
} as const

/** As much of a game as shows it and leads to it; one that is off now has no picture. */
const shownGame = game.pick({ name: true, uri: true, art: true })

export const ownFigures = call({
  does: 'What the player bet and won in a period, in all, over time, and by game; games of others and live rooms included.',
  path: '/user/figures/json2',
  who: 'player',
  body: z.object({ period: z.enum(figurePeriods, { message: 'format' }).default('days30') }),
  reply: z.object({
    figures: z.object({
      currency: z.enum(['USD', 'CREDIT']),
      /** First day of the period, UTC; for all time the first day on which anything was counted, null: nothing was. */
      from: z.iso.date().nullable(),
      /** `minutes`: in so many minutes of the clock a round of theirs was settled. */
      total: z.object({ ...played, minutes: z.int().min(0) }),
      /** In order of time; days, weeks or months, none in which nothing was played. */
      steps: z.array(z.object({ from: z.iso.date(), ...played, minutes: z.int().min(0) })),
      step: z.enum(['day', 'week', 'month']),
      /** The games most was bet on, at most fifty. */
      games: z.array(
        z.object({
          game: shownGame,
          ...played,
          /** Sum of the squares of what each round cost, in minor units: with the game's sigma it says how far chance reaches. */
          squares: z.number().min(0),
        }),
      ),
      /** The wins that paid most times what they cost, at most one a game and day, at most ten. */
      best: z.array(
        z.object({
          game: shownGame,
          round: z.string(),
          stake: minorUnits,
          payout: minorUnits,
          day: z.iso.date(),
        }),
      ),
    }),
  }),
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})
