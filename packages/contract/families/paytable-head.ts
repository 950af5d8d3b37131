import { z } from 'zod'
import { jackpotTerms } from '../entities/jackpot-terms.ts'

/** A way to play that costs another multiple of the stake and has a certificate of its own. */
const mode = z.object({
  /** As the play call names it; `base` is not listed. */
  name: z.string(),
  /** `buy` starts a feature at once; `ante` makes it more frequent. */
  kind: z.enum(['buy', 'ante']),
  /** Pay units; a round costs `price * level / unitsPerStake`. */
  price: z.int().min(1),
})

/** Progressive jackpots, smallest first, whose amounts are what the house's meters show. */
export const progressiveFeature = z.object({
  type: z.literal('progressive'),
  jackpots: z.array(jackpotTerms).readonly(),
})

/** What the paytable of every family tells beside its own. */
export const paytableHead = {
  /** What it is built of beyond its pays; a slot tells more. */
  features: z.array(progressiveFeature).readonly(),
  modes: z.array(mode).readonly(),
  /** Most pay units that a round can win. */
  maxUnits: z.int().min(0),
} as const
