import { numberOf, rowOf, type Standing } from '@fairhouse/contract/families/craps/bets'
import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import { type BoxNumber, inTableOrder, isBoxNumber } from '@fairhouse/contract/families/craps/spots'
import type { RoundState } from '../../game.ts'

/** Where a round stands between two rolls. */
export interface CrapsState extends RoundState {
  /** Of this shape, so that a later shape can still read rounds left open. */
  readonly version: 1
  readonly point: BoxNumber | null
  /** Chips that the round has taken, settled or not. */
  readonly laid: number
  /** Chips of bets that wait for a roll, by spot in the order of the table. */
  readonly chips: Readonly<Record<string, number>>
}

export const standingOf = ({ point, chips }: Pick<CrapsState, 'point' | 'chips'>): Standing => ({
  point,
  chips: new Map(Object.entries(chips)),
})

/** @throws TypeError when a round of this table cannot be in the stored state. */
export function readState(paytable: CrapsPaytable, stored: unknown): CrapsState {
  const fields = fieldsOf(stored)
  demand(fields['version'] === 1, 'version')
  const units = whole(fields['units'], paytable.maxUnits)
  const laid = whole(fields['laid'], paytable.mostChips)
  const { done } = fields
  demand(typeof done === 'boolean', 'done')
  const point = pointOf(fields['point'])
  const chips = chipsOf(paytable, fields['chips'], point)
  const standing = Object.values(chips).reduce((sum, count) => sum + count, 0)
  demand(standing <= laid, 'more chips than were laid')
  demand(done === (standing === 0), 'a round is over when no bet is left')
  return { version: 1, units, done: standing === 0, point, laid, chips }
}

function chipsOf(
  paytable: CrapsPaytable,
  stored: unknown,
  point: BoxNumber | null,
): CrapsState['chips'] {
  const counts = fieldsOf(stored)
  const chips: Record<string, number> = {}
  for (const spot of inTableOrder(Object.keys(counts))) {
    const row = rowOf(paytable, spot.name, numberOf(spot, point))
    demand(row !== undefined, `a bet on ${spot.name} without a number`)
    chips[spot.name] = whole(counts[spot.name], row?.most ?? 0)
  }
  demand(Object.keys(chips).length === Object.keys(counts).length, 'a spot of another table')
  demand(
    Object.values(chips).every((count) => count > 0),
    'a bet of no chips',
  )
  return chips
}

function pointOf(value: unknown): BoxNumber | null {
  if (value === null) return null
  if (typeof value !== 'number' || !isBoxNumber(value)) throw new TypeError(fault('point'))
  return value
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(fault('no object'))
  }
  return { ...value }
}

function whole(value: unknown, most: number): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > most) {
    throw new TypeError(fault('a count'))
  }
  return value
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new TypeError(fault(what))
}

const fault = (what: string): string => `not a state of craps: ${what}`
