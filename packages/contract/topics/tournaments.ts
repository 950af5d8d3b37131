import { z } from 'zod'
import { tournamentShown } from '../entities/tournament.ts'
import { topicFrame } from '../realtime.ts'

/** A tournament that is on, with how the listening player stands. */
const tournamentPlace = tournamentShown.pick({
  id: true,
  name: true,
  title: true,
  currency: true,
  closesAt: true,
  players: true,
  mine: true,
})
export type TournamentPlace = z.infer<typeof tournamentPlace>

/** The tournaments that are on in the currency of who listens, the one that is over soonest first: `tournaments`. Every frame is whole, and comes when something changed, at most once a second. */
export const tournamentsFrame = topicFrame.extend({
  topic: z.literal('tournaments'),
  type: z.literal('tournamentPlaces'),
  data: z.array(tournamentPlace),
})
export type TournamentsFrame = z.infer<typeof tournamentsFrame>
