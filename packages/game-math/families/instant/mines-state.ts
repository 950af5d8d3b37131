import type { RoundState } from '../../game.ts'
import { item } from '../../at.ts'
import { demand, fields, list, whole } from '../slot/read.ts'
import type { PaidStep } from './step-pays.ts'

/** Where a round stands. Where the mines lie is the house's to know until the round is over: no event tells it before. */
export interface MinesState extends RoundState {
  /** Of this shape, so that a later shape can still read stored rounds. */
  readonly version: 1
  /** Ascending. */
  readonly mines: readonly number[]
  /** Tiles that were turned and had no mine, in their order. */
  readonly opened: readonly number[]
}

/** What a stored state is held to. */
interface FieldRules {
  readonly cells: number
  readonly maxUnits: number
  readonly steps: readonly (readonly PaidStep[])[]
}

/** Reads a state back from storage. @throws TypeError when it is none that a round can be in. */
export function readMines(stored: unknown, { cells, maxUnits, steps }: FieldRules): MinesState {
  const state = fields(stored)
  demand(state['version'] === 1, 'a round of mines')
  const units = whole(state['units'], maxUnits)
  const done = state['done']
  demand(typeof done === 'boolean' && (done || units === 0), 'done')
  const mines = list(state['mines']).map((cell) => whole(cell, cells - 1))
  const opened = list(state['opened']).map((cell) => whole(cell, cells - 1))
  demand(mines.length >= 1 && mines.length <= steps.length, 'mines')
  demand(
    mines.every((mine, place) => place === 0 || mine > item(mines, place - 1)),
    'mines in ascending order',
  )
  demand(opened.length <= item(steps, mines.length - 1).length, 'tiles that were turned')
  demand(new Set([...mines, ...opened]).size === mines.length + opened.length, 'tiles of one kind')
  return { version: 1, units, done: done === true, mines, opened }
}
