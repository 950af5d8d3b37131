import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { item } from '../at.ts'
import { reelCount, rowCount, type SlotDefinition } from './definition.ts'
import { type LinePays, readyLinePays } from './line-pays.ts'
import { readyReels } from './reel.ts'

export type Cells = Extract<RoundEvent, { type: 'lineWon' }>['cells']

/** A definition made ready to be played. */
export interface SlotRules {
  readonly definition: SlotDefinition
  readonly base: LinePays
  readonly free: LinePays
  /** `[line][count]`: the cells of a run, shared by all events that show it. */
  readonly runCells: readonly (readonly Cells[])[]
  /** What a wholly wild reel shows. */
  readonly wildWindow: readonly string[]
}

export function readyRules(definition: SlotDefinition): SlotRules {
  return {
    definition,
    base: readyLinePays(definition, readyReels(definition, definition.strips.base)),
    free: readyLinePays(definition, readyReels(definition, definition.strips.free)),
    runCells: definition.lines.map((line) =>
      Array.from({ length: reelCount + 1 }, (_, count) =>
        line.slice(0, count).map((row, reel) => [reel, row] as const),
      ),
    ),
    wildWindow: Array.from({ length: rowCount }, () => definition.wild),
  }
}

/** Things to pick from in the pick bonus. */
export function choiceCount(definition: SlotDefinition): number {
  return definition.pick.prizes.length + definition.pick.enders
}

/** Name of a symbol by its number. */
export function symbolName(rules: SlotRules, symbol: number): string {
  return item(rules.definition.symbols, symbol)
}
