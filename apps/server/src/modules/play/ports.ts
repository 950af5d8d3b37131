import { extensionPoint, port } from '#platform/module/port'
import type { OpeningJudge } from './opening-judge.ts'
import type { Gate, PlayNeeds, RoundsElsewhere } from './needs.ts'
import type { Places } from './places.ts'
import type { Play } from './play.ts'
import type { PotRounds } from './pot-rounds.ts'
import type { Slice } from './slice.ts'

/** Bets, seats and rounds. */
export const playPort = port<Play>('bets, seats and rounds')

/** A gate by its name: the house says in which order gates are asked. */
export interface NamedGate {
  readonly name: string
  readonly gate: Gate
}

/** What a bet must pass. */
export const gates = extensionPoint<NamedGate>('gates of bets')

/** The names of all gates in the order in which they are asked; the first no is the answer. */
export const gateOrder = port<readonly string[]>('the order of gates')

/** Rounds that no stream of a player's drew: of games that are not ours, and of rooms. */
export const roundsElsewhere = extensionPoint<RoundsElsewhere>('rounds outside of streams')

/** Ends what a player has open of slots that are not ours, in the transaction that opens one of ours, where a place lets one be played at a time. */
export const slotsElsewhere =
  extensionPoint<NonNullable<PlayNeeds['endSlotsElsewhere']>>('slots of others')

/** Rounds beside pots that lie in other tables than play's own, such as those in games of others. */
export const potRoundsElsewhere = extensionPoint<PotRounds>('rounds of pots outside of streams')

/** All rounds beside pots, whoever has them. */
export const potRoundsPort = port<PotRounds>('rounds of pots')

/** Who knows what explains that a seed was opened, for owners that are no streams. */
export const openingJudges = extensionPoint<OpeningJudge>('judges of opened seeds')

/** What the rules of a player's place allow at a game. */
export const playRules = port<PlayNeeds['rulesFor']>('rules of play')

/** What holds for players where they are. */
export const placesPort = port<Places>('the rules of places')

/** A player's status as browsers see it, from what is known of him. */
export const statusOfFacts = port<PlayNeeds['userStatus']>('the status from the facts of a player')

/** What modules above know of a player and keep in the seat. */
export const slices = extensionPoint<Slice>('slices of the seat')
