import { inTurn, type Tier } from '../../scripts/test/tier.ts'
import type { SeedPlan } from './run-seeds.ts'
import { bonusPlants } from './bonuses/plants.ts'
import { plants } from './plants/plants.ts'

/** What a run of the tests tries. */
export interface Checked {
  readonly seeds: Pick<SeedPlan, 'seeds' | 'minutes'>
  /** Names of planted bugs. */
  readonly plants: readonly string[]
  readonly stories: { readonly first: number; readonly count: number }
  /** Stories of bonuses, and names of bugs planted there. */
  readonly bonuses: { readonly first: number; readonly count: number }
  readonly bonusPlants: readonly string[]
}

const sharedPlants = 6
const sharedStories = 20
const allStories = 150
const sharedBonusPlants = 2
const sharedBonusStories = 3
const allBonusStories = 40

/**
 * All that is checked before an issue is called resolved: seeds that every such run repeats, half a minute of seeds that nobody chose, every
 * planted bug. A share has one seed, six planted bugs and twenty stories that come round with the commits, and a little of bonuses.
 */
export function checkedBy(tier: Tier): Checked {
  const names = plants.map(({ name }) => name)
  const ofBonuses = bonusPlants.map(({ name }) => name)
  if (tier.isAll)
    return {
      seeds: { seeds: [11, 12], minutes: 0.5 },
      plants: names,
      stories: { first: 1, count: allStories },
      bonuses: { first: 1, count: allBonusStories },
      bonusPlants: ofBonuses,
    }
  return {
    seeds: { seeds: [tier.turn], minutes: 0 },
    plants: inTurn(tier, names, sharedPlants),
    stories: { first: tier.turn, count: sharedStories },
    bonuses: { first: tier.turn, count: sharedBonusStories },
    bonusPlants: inTurn(tier, ofBonuses, sharedBonusPlants),
  }
}
