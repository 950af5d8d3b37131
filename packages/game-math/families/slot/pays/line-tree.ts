import { item } from '../../../at.ts'
import type { LineMachine } from './line-machine.ts'

/** Lines that begin alike, and the rows in which they go on. */
interface Branch {
  /** Their numbers. */
  readonly lines: readonly number[]
  readonly next: readonly { readonly row: number; readonly branch: Branch }[]
}

/** Finds the lines that win. Those that begin alike are read once, as far as they do. */
export class LineTree {
  readonly #root: Branch
  readonly #machine: LineMachine

  constructor(machine: LineMachine, lines: readonly (readonly number[])[]) {
    this.#machine = machine
    this.#root = branchOf(lines, [...lines.keys()], 0)
  }

  /** Numbers of the lines that win anything, ascending. */
  winning(grid: readonly (readonly number[])[]): readonly number[] {
    const found: number[] = []
    this.#follow(grid, found, { branch: this.#root, reel: 0, state: 0 })
    return found.length > 1 ? found.toSorted((a, b) => a - b) : found
  }

  #follow(
    grid: readonly (readonly number[])[],
    found: number[],
    at: { readonly branch: Branch; readonly reel: number; readonly state: number },
  ): void {
    const { faceCount } = this.#machine
    const next = item(this.#machine.next, at.reel)
    const cells = item(grid, at.reel)
    for (const { row, branch } of at.branch.next) {
      const state = next[at.state * faceCount + item(cells, row)] ?? 0
      if (state >= 0) this.#follow(grid, found, { branch, reel: at.reel + 1, state })
      else if (state < -1) found.push(...branch.lines)
    }
  }
}

function branchOf(
  lines: readonly (readonly number[])[],
  numbers: readonly number[],
  reel: number,
): Branch {
  const goOn = numbers.filter((number) => reel < item(lines, number).length)
  const byRow = Map.groupBy(goOn, (number) => item(item(lines, number), reel))
  return {
    lines: numbers,
    next: [...byRow].map(([row, alike]) => ({ row, branch: branchOf(lines, alike, reel + 1) })),
  }
}
