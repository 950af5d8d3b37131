/**
 * Missions: three small goals a UTC day, counted from finished rounds alone. None asks how much is staked, lost or paid in, and the lowest bet counts as
 * the highest does. They reward with play credits, which can never become money. Numbers stand here once, for the server that gives and the pages that
 * print them.
 */
export const missionNames = ['rounds', 'games', 'kinds'] as const
export type MissionName = (typeof missionNames)[number]

export interface MissionRule {
  /** So many rounds, different games, or different kinds of games in one day. */
  readonly goal: number
  /** Minor units of play credits, once a day. */
  readonly reward: number
}

export const missionRules: Readonly<Record<MissionName, MissionRule>> = {
  rounds: { goal: 10, reward: 5_000 },
  games: { goal: 3, reward: 7_500 },
  kinds: { goal: 2, reward: 10_000 },
}

/** The most that an account is given for the missions of one day, minor units of play credits. */
export const missionsMostPerPlayer = missionNames.reduce(
  (sum, name) => sum + missionRules[name].reward,
  0,
)

/** The most that the house gives on one day, minor units of play credits: as much as ten thousand accounts can collect. What is left is collected the day after. */
export const missionsMostPerHouse = 10_000 * missionsMostPerPlayer

/** Days on which a mission may be collected: its own and the next one, so that midnight takes nothing away. */
export const missionDays = 2
