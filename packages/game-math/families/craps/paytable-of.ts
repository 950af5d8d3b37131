import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import {
  type BoxNumber,
  boxNumbers,
  crapsSpots,
  type CrapsKind,
} from '@fairhouse/contract/families/craps/spots'
import { item } from '../../at.ts'
import { type CrapsDefinition, type Odds, placeOf } from './definition.ts'

/** What true odds pay: as often as a seven comes against the number. */
const trueOdds: readonly Odds[] = [
  [2, 1],
  [3, 2],
  [6, 5],
]

/** Kinds whose one spot serves every point. */
const byPoint: ReadonlySet<CrapsKind> = new Set(['passOdds', 'dontPassOdds'])

/** What players are shown of a definition, and what engine and proof read of it. */
export function paytableOf(definition: CrapsDefinition): CrapsPaytable {
  const { odds, oddsTimes, layTimes, mostChips } = definition
  return {
    family: 'craps',
    spots: crapsSpots.flatMap(({ name, kind, number }) =>
      (byPoint.has(kind) ? boxNumbers : [number]).map((on) => {
        const [pays, per] = oddsOf(definition, kind, on)
        return {
          spot: name,
          kind,
          number: on,
          odds: { pays, per },
          most: mostOn(definition, kind, on),
        }
      }),
    ),
    field: {
      two: { pays: odds.field.two, per: 1 },
      twelve: { pays: odds.field.twelve, per: 1 },
    },
    oddsTimes: boxNumbers.map((number) => ({ number, times: oddsTimes[placeOf(number)] })),
    layTimes,
    mostChips,
    features: [],
    modes: [],
    maxUnits: mostUnits(definition),
  }
}

function oddsOf({ odds }: CrapsDefinition, kind: CrapsKind, number: BoxNumber | null): Odds {
  const place = placeOf(number ?? 0)
  switch (kind) {
    case 'pass':
    case 'dontPass':
    case 'come':
    case 'dontCome':
      return [1, 1]
    case 'passOdds':
    case 'comeOdds':
      return item(trueOdds, place)
    case 'dontPassOdds':
    case 'dontComeOdds': {
      const [pays, per] = item(trueOdds, place)
      return [per, pays]
    }
    case 'place':
      return odds.place[place]
    case 'field':
      return [odds.field.others, 1]
    case 'hard':
      return [place === 0 ? odds.hard[0] : odds.hard[1], 1]
    case 'anySeven':
    case 'anyCraps':
    case 'two':
    case 'three':
    case 'eleven':
    case 'twelve':
      return [odds[kind], 1]
  }
}

function mostOn(
  { most, oddsTimes, layTimes }: CrapsDefinition,
  kind: CrapsKind,
  number: BoxNumber | null,
): number {
  const place = placeOf(number ?? 0)
  switch (kind) {
    case 'pass':
    case 'dontPass':
    case 'come':
    case 'dontCome':
      return most.line
    case 'passOdds':
    case 'comeOdds':
      return most.line * oddsTimes[place]
    case 'dontPassOdds':
    case 'dontComeOdds':
      return most.line * layTimes
    case 'place':
      return most.place[place]
    case 'field':
      return most.field
    case 'hard':
      return most.hard
    case 'anySeven':
    case 'anyCraps':
    case 'two':
    case 'three':
    case 'eleven':
    case 'twelve':
      return most.proposition
  }
}

/**
 * The most that a round can win. Its first roll must leave a bet on the table, its last one settles it: one chip on the line, which wins one. All
 * other chips may win by the best bet of one roll in between, as often as that roll comes.
 */
export function mostUnits({ odds, mostChips }: CrapsDefinition): number {
  const { field, anySeven, anyCraps, two, three, eleven, twelve } = odds
  const best = Math.max(field.two, field.twelve, anySeven, anyCraps, two, three, eleven, twelve)
  return (mostChips - 1) * (best + 1) + 2
}
