import { limitOf, removable } from '@fairhouse/contract/families/craps/bets'
import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import { crapsSpots } from '@fairhouse/contract/families/craps/spots'
import type { Action, Bet } from '../../game.ts'
import { type CrapsState, standingOf } from './state.ts'

const of = (chips: Readonly<Record<string, number>>): Bet => ({ selection: { chips } })

/** Bets of every kind that a round can be begun with. */
export const samples: readonly Bet[] = [
  of({ pass: 1 }),
  of({ dontPass: 6 }),
  of({ field: 1 }),
  of({ 'place-4': 5, 'place-5': 5, 'place-6': 6, 'place-8': 6, 'place-9': 5, 'place-10': 5 }),
  of({ 'hard-4': 1, 'hard-6': 1, 'hard-8': 1, 'hard-10': 1 }),
  of({ anySeven: 1, anyCraps: 1, two: 1, three: 1, eleven: 1, twelve: 1 }),
  of({ pass: 10, dontPass: 6, field: 1, 'place-6': 12, 'hard-8': 2, eleven: 1 }),
]

/** What can be bet in mid-round alone; everything else is in the samples. */
const later = crapsSpots.filter(({ kind }) => /^(pass|dontPass|come|dontCome|field)/.test(kind))

/** Rolling on, rolling with as few chips as an open spot takes, and taking down each bet that may be. */
export function optionsOf(paytable: CrapsPaytable, state: CrapsState): readonly Action[] {
  const standing = standingOf(state)
  const roll = (chips: Readonly<Record<string, number>>): Action => ({
    type: 'throwDice',
    data: { chips },
  })
  const wider = later.flatMap((spot): readonly Action[] => {
    const limit = limitOf(paytable, standing, spot)
    if (typeof limit === 'string') return []
    const fits =
      (standing.chips.get(spot.name) ?? 0) + limit.step <= limit.most &&
      state.laid + limit.step <= paytable.mostChips
    return fits ? [roll({ [spot.name]: limit.step })] : []
  })
  const down = removable(standing).map(
    (spot): Action => ({ type: 'takeBets', data: { spots: [spot] } }),
  )
  return [roll({}), ...wider, ...down]
}
