import type { RoundAction } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import type { Step } from '../../game.ts'
import { Telling } from '../slot/telling.ts'
import { type Grid, placesOf } from './grid.ts'
import { noPlaceWins, type PlaceWins } from './place-multipliers.ts'
import { byCount, type CascadeRules } from './rules.ts'
import { spin } from './spin.ts'
import type { CascadeState, FreeSpins } from './state.ts'

type CascadeStep = Step<CascadeState>

/** The paid spin: cascades, then scatters and what they start. */
export function openRound(rules: CascadeRules, draw: Draw): CascadeStep {
  const telling = new Telling(draw, 0, rules.definition.maxUnits)
  const { grid } = spin({ rules, mode: 'base', telling }, { rung: 0, places: noPlaceWins(rules) })
  return stepFrom(telling, telling.isFull ? null : payScatters(rules, grid, telling))
}

function payScatters(rules: CascadeRules, grid: Grid, telling: Telling): FreeSpins | null {
  const { scatter } = rules.definition
  if (scatter === null) return null
  const { symbol } = scatter
  const cells = placesOf(grid, rules.scatter)
  const count = cells.length
  const pay = telling.pay(byCount(scatter.pays, count))
  if (pay > 0) telling.tell({ type: 'scatterWon', symbol, count, cells, pay, total: telling.units })
  const left = byCount(scatter.freeSpins, count)
  if (left === 0 || telling.isFull) return null
  telling.tell({ type: 'freeSpinsAwarded', symbol, cells, count: left, left })
  return { left, played: 0, pay: 0, rung: 0, ...placesIn(noPlaceWins(rules)) }
}

/**
 * Plays one free spin.
 * @throws RangeError when none is due.
 */
export function freeSpin(rules: CascadeRules, state: CascadeState, draw: Draw): CascadeStep {
  const { free } = state
  if (free === null) throw new RangeError('no free spin is due')
  const telling = new Telling(draw, state.units, rules.definition.maxUnits)
  const played = free.played + 1
  telling.tell({ type: 'freeSpinStarted', number: played, left: free.left - 1 })
  const { grid, rung, places } = spin(
    { rules, mode: 'free', telling },
    { rung: free.rung, places: free.places === undefined ? null : Int32Array.from(free.places) },
  )
  const after: FreeSpins = {
    left: telling.isFull ? 0 : free.left - 1 + awardExtra(rules, { free, grid }, telling),
    played,
    pay: free.pay + telling.units - state.units,
    rung: rules.definition.climb.stays ? rung : 0,
    ...placesIn(places),
  }
  if (after.left > 0) return stepFrom(telling, after)
  telling.tell({ type: 'freeSpinsEnded', spins: played, pay: after.pay, total: telling.units })
  return stepFrom(telling, null)
}

/** Wins on places, as a state keeps them: left out where places multiply nothing. */
const placesIn = (wins: PlaceWins): Pick<FreeSpins, 'places'> =>
  wins === null ? {} : { places: [...wins] }

/** Scatters in a free spin add more of them, up to the most of a round; returns how many. */
function awardExtra(
  rules: CascadeRules,
  { free, grid }: { readonly free: FreeSpins; readonly grid: Grid },
  telling: Telling,
): number {
  const { scatter } = rules.definition
  if (scatter === null) return 0
  const cells = placesOf(grid, rules.scatter)
  const room = scatter.most - free.played - free.left
  const count = Math.min(byCount(scatter.extra, cells.length), room)
  if (count === 0) return 0
  const { symbol } = scatter
  telling.tell({ type: 'freeSpinsAwarded', symbol, cells, count, left: free.left - 1 + count })
  return count
}

/** Closes a step: the round goes on with free spins that are pending, or ends. */
function stepFrom(telling: Telling, free: FreeSpins | null): CascadeStep {
  const { units, events } = telling
  const state: CascadeState = { version: 1, units, done: free === null, free }
  if (free === null) {
    if (telling.isFull) telling.tell({ type: 'maxWinReached', total: units })
    telling.tell({ type: 'roundEnded', total: units })
  }
  return { state, events, actions: legalActions(state) }
}

export function legalActions({ free }: CascadeState): readonly RoundAction[] {
  return free === null ? nothingToDo : [{ type: 'freeSpin', left: free.left }]
}

const nothingToDo: readonly RoundAction[] = []
