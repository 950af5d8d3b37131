import { z } from 'zod'
import { missionAssets, missionNames } from '../mission-rules.ts'
import { withheldReasons } from './loyalty.ts'

/** Why a player has no missions: as of loyalty, or the address of an account of money is not verified. */
export const missionBars = [...withheldReasons, 'email'] as const

/** A mission of a day, with how far its player has come. */
export const missionShown = z.object({
  name: z.enum(missionNames),
  /** The UTC day in which its rounds were finished. */
  day: z.iso.date(),
  goal: z.int().min(1),
  /** Never more than the goal. */
  done: z.int().min(0),
  /** Minor units of play credits, or whole points. */
  reward: z.int().min(1),
  state: z.enum(['open', 'ready', 'collected']),
})
export type MissionShown = z.infer<typeof missionShown>

export const missionsShown = z.object({
  /** The UTC day that is on, and when it ends. */
  day: z.iso.date(),
  endsAt: z.iso.datetime(),
  /** What they give: credits, or comp points. */
  asset: z.enum(missionAssets),
  /** Null: they may collect. */
  bar: z.enum(missionBars).nullable(),
  /** Those of today; none under a bar. */
  today: z.array(missionShown),
  /** Those of yesterday that were reached and not collected yet. */
  left: z.array(missionShown),
})
export type MissionsShown = z.infer<typeof missionsShown>
