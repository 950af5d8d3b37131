import { type Wins, winsOf } from '../../chances/wins.ts'
import type { CellsDefinition } from './definition.ts'
import { dearestOf, type Figure, figuresOf } from './figures.ts'

/** What lines win, for one thing that the corners win with them. */
export interface FigureWins {
  readonly corners: number
  readonly lines: Wins
}

/** What a figure shows so far: nothing, wilds alone, one symbol (with wilds), or what cannot pay any more. */
const [blank, wilds, dead] = ['', '*', '-'] as const

/** Ways by what lines and corners have won, for one state of all figures: `corners * room + lines`. */
type Ways = ReadonlyMap<number, bigint>

/** More than all lines of a grid may pay together. */
export const room = 2 ** 26

/**
 * Every filling of a grid with lines. Cells are filled one after the other, and only what each figure may still become is kept: a figure
 * whose cells differ is dead, one that is complete has paid, so that few states are left of many fillings.
 */
export function figureWins(definition: CellsDefinition): readonly FigureWins[] {
  const { rule, rows, symbols, weights } = definition
  if (rule === undefined) throw new RangeError('a grid without lines has no figures')
  const figures = figuresOf(definition, rule)
  const cells = rows.flatMap((height, column) =>
    Array.from({ length: height }, (_, row) => [column, row] as const),
  )
  const last = figures.map((figure) => cells.findLastIndex((cell) => holds(figure, cell)))
  let states = new Map<string, Ways>([[figures.map(() => blank).join(), new Map([[0, 1n]])]])
  for (const [place, cell] of cells.entries()) {
    const next = new Map<string, Map<number, bigint>>()
    for (const [key, ways] of states) {
      const shown = key.split(',')
      for (const symbol of symbols) {
        const after = figures.map((figure, at) =>
          holds(figure, cell)
            ? seen(shown[at] ?? dead, symbol, definition.wild)
            : (shown[at] ?? dead),
        )
        const won = figures.reduce(
          (sum, figure, at) => (last[at] === place ? sum + wonBy(figure, after[at] ?? dead) : sum),
          0,
        )
        const kept = after.map((one, at) => ((last[at] ?? 0) <= place ? dead : one)).join()
        const into = next.get(kept) ?? new Map<number, bigint>()
        next.set(kept, into)
        addAll(into, ways, { won, weight: BigInt(weights[symbol] ?? 0) })
      }
    }
    states = next
  }
  return byCorners(states)
}

const holds = ({ cells }: Figure, [column, row]: readonly [number, number]): boolean =>
  cells.some((cell) => cell[0] === column && cell[1] === row)

/** What a figure shows when one more of its cells does. */
function seen(shown: string, symbol: string, wild: string | null): string {
  if (shown === dead) return dead
  if (symbol === wild) return shown === blank ? wilds : shown
  return shown === blank || shown === wilds || shown === symbol ? symbol : dead
}

function wonBy(figure: Figure, shown: string): number {
  if (shown === dead) return 0
  const units = figure.pays.get(shown === wilds ? dearestOf(figure) : shown) ?? 0
  return figure.part === 'corners' ? units * room : units
}

interface Won {
  readonly won: number
  readonly weight: bigint
}

function addAll(into: Map<number, bigint>, ways: Ways, { won, weight }: Won): void {
  for (const [before, some] of ways) {
    into.set(before + won, (into.get(before + won) ?? 0n) + some * weight)
  }
}

function byCorners(states: ReadonlyMap<string, Ways>): readonly FigureWins[] {
  const counts = new Map<number, Map<number, bigint>>()
  for (const ways of states.values()) {
    for (const [won, some] of ways) {
      const [corners, lines] = [Math.floor(won / room), won % room]
      const own = counts.get(corners) ?? new Map<number, bigint>()
      counts.set(corners, own)
      own.set(lines, (own.get(lines) ?? 0n) + some)
    }
  }
  return [...counts].map(([corners, lines]) => ({ corners, lines: winsOf(lines) }))
}
