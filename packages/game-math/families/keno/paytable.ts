import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import { ticketsOf, waysToCatch } from './catches.ts'
import type { KenoDefinition } from './definition.ts'

/** What players are shown of a definition. Counts of draws of 80 balls and 20 spots are safe integers. */
export const paytableOf = ({ numbers, balls, pays, maxUnits }: KenoDefinition): KenoPaytable => ({
  family: 'keno',
  numbers,
  balls,
  tickets: pays.map((row, index) => {
    const catching = { numbers, balls, spots: index + 1 }
    return {
      spots: catching.spots,
      pays: row,
      ways: waysToCatch(catching).map(Number),
      of: Number(ticketsOf(catching)),
    }
  }),
  features: [],
  modes: [],
  maxUnits,
})
