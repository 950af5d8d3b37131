import { item } from '../../at.ts'
import type { SlotDefinition } from '../definition.ts'
import { countLines } from '../exact/line-cycle.ts'
import type { Cycle } from '../exact/cycle.ts'
import type { View } from '../exact/view.ts'
import type { Cells } from '../cells.ts'
import { type LineMachine, lineMachine } from './line-machine.ts'
import { bestWin, type LineRule, lineRule } from './line-rule.ts'
import type { PayContext, SpinPays, SpinWin } from './spin-pays.ts'

/** Wins along lines. */
export class LinePays implements SpinPays {
  readonly #lines: readonly (readonly number[])[]
  readonly #rule: LineRule
  readonly #machine: LineMachine
  /** `[line][count]`: the cells of a run, shared by all wins that show it. */
  readonly #cells: readonly (readonly Cells[])[]

  constructor(
    definition: SlotDefinition,
    lines: readonly (readonly number[])[],
    context: PayContext,
  ) {
    this.#lines = lines
    this.#rule = lineRule(definition, context)
    this.#machine = lineMachine(this.#rule, definition.rows.length)
    this.#cells = lines.map((line) =>
      Array.from({ length: line.length + 1 }, (_, count) =>
        line.slice(0, count).map((row, reel) => [reel, row] as const),
      ),
    )
  }

  wins(grid: readonly (readonly number[])[]): readonly SpinWin[] {
    const wins: SpinWin[] = []
    for (let line = 0; line < this.#lines.length; line++) {
      if (this.#paysAt(grid, item(this.#lines, line))) wins.push(this.#win(grid, line))
    }
    return wins
  }

  /** Whether a line wins anything, read only as far as it runs. */
  #paysAt(grid: readonly (readonly number[])[], line: readonly number[]): boolean {
    const { next, faceCount } = this.#machine
    let state = 0
    for (let reel = 0; state >= 0; reel++) {
      const face = item(item(grid, reel), item(line, reel))
      state = item(next, reel)[state * faceCount + face] ?? 0
    }
    return state < -1
  }

  #win(grid: readonly (readonly number[])[], line: number): SpinWin {
    const shown = item(this.#lines, line).map((row, reel) => item(item(grid, reel), row))
    const win = bestWin(this.#rule, shown)
    if (win === null) throw new RangeError(`line ${line} wins nothing`)
    return { ...win, cells: item(item(this.#cells, line), win.count), of: { line } }
  }

  count(views: readonly (readonly View[])[]): Cycle {
    return countLines(this.#machine, this.#lines, views)
  }
}
