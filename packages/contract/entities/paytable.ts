import { z } from 'zod'
import { familyPaytables } from '../families/all.ts'

/**
 * What a game pays for, as it is shown to players: taken from the very definition that is played. Pays are pay units; an amount is
 * `units * stake / unitsPerStake` minor units. Each family tells its own; all tell `family`, `features`, `modes` and `maxUnits`.
 */
export const paytable = z.discriminatedUnion('family', familyPaytables)
export type Paytable = z.infer<typeof paytable>
