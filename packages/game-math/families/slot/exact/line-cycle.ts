import { at, item } from '../../../at.ts'
import type { LineMachine } from '../pays/line-machine.ts'
import type { Cycle } from './cycle.ts'
import { countCycle, type ReelReader, type Running } from './cycle-walk.ts'
import type { View } from './view.ts'

/** Counts every combination of views, exactly, in a game of lines. */
export function countLines(
  machine: LineMachine,
  lines: readonly (readonly number[])[],
  views: readonly (readonly View[])[],
): Cycle {
  return countCycle(new LineReader(machine, lines), views)
}

/**
 * Reads lines. Those that have the same way to go and are in the same state are one: a _kind_ of line. What runs is the number of
 * each kind, packed as `kind << bits | how many`, kinds ascending.
 */
class LineReader implements ReelReader {
  readonly start: Running
  readonly most: number
  readonly #machine: LineMachine
  /** States of the machine, as many as any reel has. */
  readonly #states: number
  /** `[reel][way]`: the row in which lines of this way cross the reel, and the way they go on. */
  readonly #rows: readonly Int32Array[]
  readonly #ways: readonly Int32Array[]
  readonly #bits: number
  /** How many of each kind run on, while a view is read. */
  readonly #counts: Int32Array

  constructor(machine: LineMachine, lines: readonly (readonly number[])[]) {
    this.#machine = machine
    this.#states = Math.max(...machine.next.map(({ length }) => length / machine.faceCount))
    this.#bits = Math.ceil(Math.log2(lines.length + 1))
    const { first, rows, ways } = waysOf(lines, machine.next.length)
    this.#rows = rows
    this.#ways = ways
    this.#counts = new Int32Array(lines.length * this.#states)
    this.most = machine.most * lines.length
    const start: number[] = []
    for (const way of first) this.#count(way * this.#states, 1, start)
    this.start = this.#packed(start)
  }

  read(reel: number, running: Running, { cells }: View, into: number[]): number {
    const next = item(this.#machine.next, reel)
    const rows = item(this.#rows, reel)
    const ways = item(this.#ways, reel)
    const { faceCount } = this.#machine
    let paid = 0
    for (const packed of running) {
      const count = packed & ((1 << this.#bits) - 1)
      const kind = packed >> this.#bits
      const way = Math.floor(kind / this.#states)
      const face = cells[at(rows, way)] ?? 0
      const state = at(next, (kind % this.#states) * faceCount + face)
      if (state < 0) paid -= (state + 1) * count
      else this.#count(at(ways, way) * this.#states + state, count, into)
    }
    this.#packed(into)
    return paid
  }

  #count(kind: number, count: number, kinds: number[]): void {
    const before = at(this.#counts, kind)
    if (before === 0) kinds.push(kind)
    this.#counts[kind] = before + count
  }

  /** Puts kinds in their order, with how many there are of each. */
  #packed(kinds: number[]): number[] {
    kinds.sort((a, b) => a - b)
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i] ?? 0
      kinds[i] = (kind << this.#bits) | at(this.#counts, kind)
      this.#counts[kind] = 0
    }
    return kinds
  }
}

/** The ways that lines have to go from each reel on, each once. `first` is the way of each line from the first reel. */
function waysOf(
  lines: readonly (readonly number[])[],
  reels: number,
): {
  readonly first: readonly number[]
  readonly rows: readonly Int32Array[]
  readonly ways: readonly Int32Array[]
} {
  const named = Array.from({ length: reels + 1 }, (_, reel) => [
    ...new Set(lines.map((line) => line.slice(reel).join())),
  ])
  const tables = named.slice(0, -1).map((names, reel) =>
    names.map((name) => {
      const [row = 0, ...tail] = name.split(',').map(Number)
      return { row, way: item(named, reel + 1).indexOf(tail.join()) }
    }),
  )
  return {
    first: lines.map((line) => item(named, 0).indexOf(line.join())),
    rows: tables.map((table) => Int32Array.from(table, ({ row }) => row)),
    ways: tables.map((table) => Int32Array.from(table, ({ way }) => way)),
  }
}
