import { numberOf, type Standing } from '@fairhouse/contract/families/craps/bets'
import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import { resolve } from '@fairhouse/contract/families/craps/resolve'
import {
  type BoxNumber,
  inTableOrder,
  isBoxNumber,
  movedTo,
  type TwoDice,
} from '@fairhouse/contract/families/craps/spots'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { payOf } from '@fairhouse/contract/families/craps/pays'

/** What a roll makes of a table. */
export interface Rolled {
  readonly point: BoxNumber | null
  readonly chips: Readonly<Record<string, number>>
  /** What the round has won by then. */
  readonly units: number
  readonly events: readonly RoundEvent[]
}

/** Settles every bet by a roll: what wins is paid first, then losing bets go, then come bets go to their numbers, and the puck last. */
export function rolled(
  paytable: CrapsPaytable,
  { point, chips }: Standing,
  dice: TwoDice,
  unitsBefore: number,
): Rolled {
  const paid: RoundEvent[] = []
  const lost: { readonly spot: string; readonly stake: number }[] = []
  const moves: RoundEvent[] = []
  const left = new Map<string, number>()
  let units = unitsBefore
  for (const spot of inTableOrder(chips.keys())) {
    const stake = chips.get(spot.name) ?? 0
    const number = numberOf(spot, point)
    const now = resolve(spot, number, dice)
    switch (now.type) {
      case 'won':
      case 'pushed': {
        const pay =
          now.type === 'won' ? payOf(paytable, { spot, number, count: stake }, dice) : stake
        units += pay
        paid.push({ type: 'crapsPaid', spot: spot.name, stake, pay, total: units })
        break
      }
      case 'lost':
        lost.push({ spot: spot.name, stake })
        break
      case 'moved': {
        const isLine = spot.kind === 'pass' || spot.kind === 'dontPass'
        const to = isLine ? spot.name : movedTo(spot.kind, now.number)
        left.set(to, stake)
        if (!isLine) moves.push({ type: 'crapsMoved', spot: spot.name, to })
        break
      }
      case 'stays':
        left.set(spot.name, stake)
    }
  }
  const next = pointAfter(point, dice[0] + dice[1])
  return {
    point: next,
    chips: inOrder(left),
    units,
    events: [
      { type: 'crapsRolled', dice },
      ...paid,
      ...(lost.length > 0 ? [{ type: 'crapsLost', chips: lost } as const] : []),
      ...moves,
      ...(next === point ? [] : [{ type: 'crapsPoint', point: next } as const]),
    ],
  }
}

/** On with a number that can be one, off when it comes again, and with a seven. */
function pointAfter(point: BoxNumber | null, sum: number): BoxNumber | null {
  if (point === null) return isBoxNumber(sum) ? sum : null
  return sum === point || sum === 7 ? null : point
}

/** By spot in the order of the table, so that the same bets are the same state. */
export const inOrder = (chips: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    inTableOrder(chips.keys()).map(({ name }) => [name, chips.get(name) ?? 0] as const),
  )
