import type { KenoRisk } from '@fairhouse/contract/families/keno/events'
import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'

/** Risks that the player may choose; empty where there is no choice. */
export const risksOf = ({ risks = [] }: KenoPaytable): readonly KenoRisk[] =>
  risks.map(({ risk }) => risk)

/** What tickets pay at a risk; where there is no choice, what they pay. */
export const ticketsAt = (
  { tickets, risks = [] }: KenoPaytable,
  risk: KenoRisk,
): KenoPaytable['tickets'] => risks.find((one) => one.risk === risk)?.tickets ?? tickets
