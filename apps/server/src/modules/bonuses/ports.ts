import { port } from '#platform/module/port'
import type { BonusDesk } from './desk/bonus-desk.ts'
import type { Grants } from './give-grant.ts'
import type { OfferAudience, Promotable } from './needs.ts'
import type { OwnGrants } from './own-grants.ts'

/** Who gives a grant to a player. */
export const grants = port<Grants>('grants for players')

/** The one gate of whatever promotes. */
export const promotable = port<Promotable>('whom bonuses are for')

/** Who belongs to the segments that codes are for. */
export const offerAudience = port<OfferAudience>('for whom codes are')

/** What is kept of a player's bonuses, for his own copy of it. */
export const bonusesPort = port<OwnGrants>('bonuses: own data')

/** What staff see and do of bonuses. */
export const bonusDesk = port<BonusDesk>('bonuses: desk')
