import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import type { KenoDefinition } from './definition.ts'

/** What players are shown of a definition. */
export const paytableOf = ({ numbers, balls, pays, maxUnits }: KenoDefinition): KenoPaytable => ({
  family: 'keno',
  numbers,
  balls,
  tickets: pays.map((row, index) => ({ spots: index + 1, pays: row })),
  features: [],
  modes: [],
  maxUnits,
})
