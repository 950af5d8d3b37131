import type { RoundAction } from '@fairhouse/contract/rounds/round'
import type { Action } from '../../../game.ts'
import { demand, fields, whole } from '../read.ts'
import type { Telling } from '../telling.ts'
import type { Cause } from './feature.ts'

/** What all kinds of free spins count. */
export interface FreeRun {
  /** Free spins still to play. */
  readonly left: number
  readonly played: number
  /** Units of the round before the first of them. */
  readonly from: number
}

export function startRun(cause: Cause, telling: Telling): FreeRun {
  const { symbol, cells, by } = cause
  telling.tell({ type: 'freeSpinsAwarded', symbol, cells, count: by, left: by })
  return { left: by, played: 0, from: telling.units }
}

export function freeSpinDue({ left }: FreeRun): readonly RoundAction[] {
  return [{ type: 'freeSpin', left }]
}

/** @throws RangeError unless the action is the free spin that is due. */
export function tellFreeSpin(run: FreeRun, action: Action, telling: Telling): void {
  if (action.type !== 'freeSpin') throw new RangeError('a free spin is due')
  telling.tell({ type: 'freeSpinStarted', number: run.played + 1, left: run.left - 1 })
}

/** Tells of more free spins and returns how many are left then. */
export function awardMore({ symbol, cells, by }: Cause, left: number, telling: Telling): number {
  if (by === 0) return left
  telling.tell({ type: 'freeSpinsAwarded', symbol, cells, count: by, left: left + by })
  return left + by
}

/** The run where it stands, or null when it is over, which it tells. */
export function endedOr<Run extends FreeRun>(run: Run, telling: Telling): Run | null {
  if (run.left > 0 && !telling.isFull) return run
  const pay = telling.units - run.from
  telling.tell({ type: 'freeSpinsEnded', spins: run.played, pay, total: telling.units })
  return null
}

/** @throws TypeError when a stored run is none. */
export function readRun(stored: unknown): FreeRun {
  const state = fields(stored)
  const [left, played, from] = [whole(state['left']), whole(state['played']), whole(state['from'])]
  demand(left + played > 0, 'free spins')
  return { left, played, from }
}
