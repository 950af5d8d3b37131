import type { CertifiedBet, Title } from '@fairhouse/games/discover'
import type { PayTable } from './pays/pay-table.ts'

/** What of a family's titles can be tuned. A folder of `families/` whose `tuning.ts` exports one as `tuning`; the list of all is generated. */
export interface FamilyTuning {
  /** A sentence or two: what its titles may change to return something else, and what its rules fix. */
  readonly says: string
  /** The numbers that a certified bet's return is made of; null: the rules fix what it returns. */
  readonly paysOf: (title: Title, bet: CertifiedBet) => PayTable | null
}
