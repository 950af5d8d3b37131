import type { WordSource } from '@fairhouse/fairness/draw'
import { FastRounds as FastCascades } from '@fairhouse/game-math/families/cascade/fast/fast-rounds'
import type { CascadeDefinition } from '@fairhouse/game-math/families/cascade/definition'
import { readyCascade } from '@fairhouse/game-math/families/cascade/rules'
import type { CellsDefinition } from '@fairhouse/game-math/families/cells/definition'
import { FastCells } from '@fairhouse/game-math/families/cells/fast-cells'
import { proveRow } from '@fairhouse/game-math/prize-table/row-proof'
import { FastPrizeTable } from '@fairhouse/game-math/prize-table/fast-prize-table'
import { isPrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import { FastRounds } from '@fairhouse/game-math/families/slot/fast/fast-rounds'
import type { Title } from '@fairhouse/games/discover'
import { readRows } from '@fairhouse/games/with-rows'
import { isSlot } from '../../tune/is-slot.ts'

/** Plays rounds of a title without telling them. */
export interface RoundsUntold {
  /** Pay units of the round played last. */
  readonly units: number
  /** Spins so far, free ones included; of a game without strips, rounds. */
  readonly spins: number
  /** @param cost of the round in minor units, by which the chances of progressive jackpots go. */
  play(words: WordSource, cost?: number): void
}

/** @throws RangeError for a definition that no engine of today plays. */
export function fastRoundsOf({ definition, game, folder }: Title): RoundsUntold {
  if (isSlot(definition)) return new FastRounds(definition, { jackpots: game.jackpots ?? [] })
  if (isPrizeTableGame(game) && isCascade(definition)) {
    const file = readRows(game.table, folder)
    const rows = { row: file.row, prove: (index: number) => proveRow(file, index) }
    return counted(new FastPrizeTable(game.table, rows, new FastCascades(readyCascade(definition))))
  }
  if (isCells(definition)) return counted(new FastCells(definition))
  throw new RangeError('a definition of no known engine')
}

/** A round of these is one spin. */
function counted(rounds: Pick<RoundsUntold, 'play' | 'units'>): RoundsUntold {
  let spins = 0
  return {
    get units() {
      return rounds.units
    },
    get spins() {
      return spins
    },
    play(words) {
      spins++
      rounds.play(words)
    },
  }
}

const isCascade = (definition: object): definition is CascadeDefinition => 'climb' in definition

const isCells = (definition: object): definition is CellsDefinition =>
  'weights' in definition && 'pays' in definition && !isCascade(definition)
