/**
 * Missions: three small goals a UTC day, counted from finished rounds alone. None asks how much is staked, lost or paid in, and the lowest bet counts as
 * the highest does. An account of play money is rewarded with play credits, which can never become money; one of money with comp points. Numbers stand
 * here once, for the server that gives and the pages that print them.
 */
export const missionNames = ['rounds', 'games', 'kinds'] as const
export type MissionName = (typeof missionNames)[number]

/** What missions give: play credits, in minor units, or comp points, in whole ones. */
export const missionAssets = ['CREDIT', 'POINT'] as const
export type MissionAsset = (typeof missionAssets)[number]

export interface MissionRule {
  /** So many rounds, different games, or different kinds of games in one day. */
  readonly goal: number
  /** Once a day, by what the account is rewarded with. */
  readonly reward: Readonly<Record<MissionAsset, number>>
}

export const missionRules: Readonly<Record<MissionName, MissionRule>> = {
  rounds: { goal: 10, reward: { CREDIT: 5_000, POINT: 5 } },
  games: { goal: 3, reward: { CREDIT: 7_500, POINT: 5 } },
  kinds: { goal: 2, reward: { CREDIT: 10_000, POINT: 10 } },
}

/** The most that an account is given for the missions of one day. */
export const missionsMostPerPlayer = (asset: MissionAsset): number =>
  missionNames.reduce((sum, name) => sum + missionRules[name].reward[asset], 0)

/** The most that the house gives on one day: as much as ten thousand accounts can collect. What is left is collected the day after. */
export const missionsMostPerHouse = (asset: MissionAsset): number =>
  10_000 * missionsMostPerPlayer(asset)

/** Days on which a mission may be collected: its own and the next one, so that midnight takes nothing away. */
export const missionDays = 2
