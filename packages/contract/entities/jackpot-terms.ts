import { z } from 'zod'

const minorUnits = z.int().min(1)
const millionths = z.int().min(1).max(999_999)

const common = {
  /** As rounds and pages call it: mini, minor, major, grand. */
  name: z.string(),
  /** The meter it is won from. Titles that name the same meter share it; each currency has one of its own. */
  meter: z.string(),
  /** What the meter begins with, and begins with again when it was won. */
  seed: minorUnits,
  /** Of everything staked, so many millionths make the meter grow, */
  grows: millionths,
  /** and so many are laid by for the next seed. */
  laidBy: millionths,
  /** The meter grows no further; what comes then is laid by as well. */
  ceiling: minorUnits,
}

/**
 * A progressive jackpot: what feeds its meter, and how it is won. Amounts are minor units. `byDraw`: each round draws for it, with a chance
 * in proportion to what it cost: one in `turnover` staked. `byMeter` (must be hit by the ceiling): at each reset an amount between
 * seed and ceiling is drawn and kept secret; the round whose share takes the meter there wins it. `byHand`: the round makes what wins it, such as a
 * royal flush, in a title that is bet at one stake; `turnover` is what is staked until then on average. Such rounds feed their meters with the step that
 * decides.
 */
export const jackpotTerms = z.discriminatedUnion('won', [
  z.object({ won: z.literal('byDraw'), turnover: minorUnits, ...common }),
  z.object({ won: z.literal('byMeter'), ...common }),
  z.object({ won: z.literal('byHand'), turnover: minorUnits, ...common }),
])
export type JackpotTerms = z.infer<typeof jackpotTerms>
