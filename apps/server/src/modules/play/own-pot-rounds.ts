import type { Clock } from '#platform/clock'
import type { PotRounds } from './pot-rounds.ts'
import { hasOpenRound } from './store/has-open-round.ts'
import { roundsWithPot } from './store/rounds-with-pot.ts'

/** Rounds of own games beside pots. */
export const ownPotRounds = (clock: Clock): PotRounds => ({
  hasOpen: (on, player) => hasOpenRound(on, player, clock.now()),
  page: roundsWithPot,
})
