import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import { item } from '../../at.ts'
import { ticketsOf, waysToCatch } from './catches.ts'
import { type KenoDefinition, type KenoPays, paysOf, risksOf, sizesOf } from './definition.ts'

/** What players are shown of a definition. Counts of draws of 80 balls and 20 spots are safe integers. */
export function paytableOf(definition: KenoDefinition): KenoPaytable {
  const { numbers, balls, maxUnits, cards = 1, freeGames } = definition
  const tickets = (pays: KenoPays) =>
    sizesOf({ pays }).map((spots) => {
      const catching = { numbers, balls, spots }
      return {
        spots,
        pays: item(pays, spots - 1),
        ways: waysToCatch(catching).map(Number),
        of: Number(ticketsOf(catching)),
      }
    })
  return {
    family: 'keno',
    numbers,
    balls,
    tickets: tickets(definition.pays),
    ...(definition.risks && {
      risks: risksOf(definition).map((risk) => ({
        risk,
        tickets: tickets(paysOf(definition, risk)),
      })),
    }),
    ...(cards > 1 && { cards }),
    ...(freeGames && { freeGames }),
    features: [],
    modes: [],
    maxUnits,
  }
}
