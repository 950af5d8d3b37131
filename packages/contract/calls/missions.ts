import { z } from 'zod'
import { call } from '../call.ts'
import { missionsShown } from '../entities/mission.ts'
import { userStatus } from '../entities/user-status.ts'
import { missionNames } from '../mission-rules.ts'

export const missions = call({
  does: 'Tells the missions of the day as they are for the player: goals, how far they have come by finished rounds, and what each gives in play credits.',
  path: '/user/missions/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({ missions: missionsShown }),
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const collectMission = call({
  does: 'Gives the play credits of a mission that was reached on `day` (today or yesterday, UTC), once, however often it is asked.',
  path: '/user/missions-collect/json2',
  who: 'player',
  body: z.object({
    mission: z.enum(missionNames, { message: 'format' }),
    day: z.iso.date({ message: 'format' }),
  }),
  reply: z.object({ missions: missionsShown, userStatus }),
  refusals: ['notPermitted'],
  rateLimit: { count: 30, seconds: 60, per: 'player' },
})
