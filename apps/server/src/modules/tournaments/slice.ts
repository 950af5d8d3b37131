import { z } from 'zod'
import { tellingSlice } from '#modules/play'
import { soonestOf } from './store/soonest.ts'

const form = z.object({ rank: z.int().min(1).nullable(), left: z.int().min(0) })

/** What a status tells of the tournament that is over soonest: as of when the seat was read, for it is not read anew after each round. */
export const tournamentSlice = tellingSlice<z.infer<typeof form>>({
  name: 'tournament',
  form,
  before: { rank: null, left: 0 },
  read: soonestOf,
  status: ({ rank, left }) => ({ tournamentRank: rank, remainingTournamentRounds: left }),
})
