import { describe, expect, it } from 'vitest'
import {
  beadRoad,
  bigEyeRoad,
  bigRoad,
  cockroachRoad,
  type Derived,
  type Shown,
  smallRoad,
} from './roads.ts'

/** Results by their letters. */
const of = (letters: string): readonly Shown[] =>
  letters.split('').map((letter) => (letter === 'P' ? 'player' : letter === 'B' ? 'banker' : 'tie'))
const at = (cells: readonly { column: number; row: number }[]): readonly string[] =>
  cells.map(({ column, row }) => `${column},${row}`)

describe('roads', () => {
  it('of beads fill column after column', () => {
    expect(at(beadRoad(of('PBTPBPB')))).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,0'])
  })

  it('begin a column with each change, and tell ties at the win before them', () => {
    const cells = bigRoad(of('PPTBTTP'))
    expect(at(cells)).toEqual(['0,0', '0,1', '1,0', '2,0'])
    expect(cells.map(({ mark }) => mark.ties)).toEqual([0, 1, 2, 0])
    expect(bigRoad(of('TP'))[0]?.mark).toEqual({ winner: 'player', ties: 1 })
  })

  it('turn right at their foot, and where another run lies', () => {
    expect(at(bigRoad(of('PPPPPPPP')))).toEqual([
      '0,0',
      '0,1',
      '0,2',
      '0,3',
      '0,4',
      '0,5',
      '1,5',
      '2,5',
    ])
    expect(at(bigRoad(of('PPPPPPPBBBBBB'))).slice(-6)).toEqual([
      '1,0',
      '1,1',
      '1,2',
      '1,3',
      '1,4',
      '2,4',
    ])
  })

  it('of the big eye compare runs', () => {
    const marks = (letters: string) => bigEyeRoad(of(letters)).map(({ mark }) => mark)
    expect(marks('PB')).toEqual([])
    // The second run goes on where the first had no second win.
    expect(marks('PBB')).toEqual(['blue'])
    expect(marks('PPBB')).toEqual(['red'])
    // Longer by two than the run before: alike again.
    expect(marks('PBBB')).toEqual(['blue', 'red'])
    // A new run after two of one length.
    expect(marks('PBP')).toEqual(['red'])
    expect(marks('PPBP')).toEqual(['blue'])
  })

  it.each([
    ['PB', '', '', ''],
    // Runs of two, four of them: all alike.
    ['PPBBPPBB', 'rrrrr', 'rrr', 'r'],
    // Ties change nothing.
    ['TPTPBTBPPTTBBT', 'rrrrr', 'rrr', 'r'],
    // Runs of 1, 2, 3, 1, 2: worked out by hand.
    ['PBBPPPBPP', 'bbrbbbb', 'brbbr', 'rr'],
    // Sides that take turns: each road begins one run later.
    ['PBPBPB', 'rrrr', 'rrr', 'rr'],
    // A run that is longer by far: blue once, where it passes the one that it is compared with.
    ['PBPBPPPPP', 'rrrbrrr', 'rrbrrr', 'rbrrr'],
  ])('are derived from %s', (letters, eye, small, cockroach) => {
    const marks = (cells: readonly { readonly mark: Derived }[]) =>
      cells.map(({ mark }) => mark.charAt(0)).join('')
    const results = of(letters)
    expect(marks(bigEyeRoad(results))).toBe(eye)
    expect(marks(smallRoad(results))).toBe(small)
    expect(marks(cockroachRoad(results))).toBe(cockroach)
  })

  it('that are derived say the same as one who looks at the cells of the big road', () => {
    // A hundred results in a row that any generator could give; ties left out.
    const letters = Array.from({ length: 100 }, (_, at) =>
      'PB'.charAt(((at * at + 3 * at) % 7) % 2),
    )
    const results = of(letters.join(''))
    for (const [road, back] of [
      [bigEyeRoad, 1],
      [smallRoad, 2],
      [cockroachRoad, 3],
    ] as const) {
      expect(road(results).map(({ mark }) => mark)).toEqual(seen(letters, back))
    }
  })
})

/** Reads derived marks off columns of cells, as a hand does: look `back` columns to the left, and one cell up. */
function seen(letters: readonly string[], back: number): readonly Derived[] {
  const columns: string[][] = []
  const marks: Derived[] = []
  for (const letter of letters) {
    const last = columns.at(-1)
    if (last?.[0] === letter) last.push(letter)
    else columns.push([letter])
    const [column, row] = [columns.length - 1, (columns.at(-1)?.length ?? 0) - 1]
    if (column < back || (column === back && row === 0)) continue
    marks.push(isRed(columns, { column, row, back }) ? 'red' : 'blue')
  }
  return marks
}

function isRed(
  columns: readonly (readonly string[])[],
  { column, row, back }: Readonly<Record<'column' | 'row' | 'back', number>>,
): boolean {
  const has = (at: number, depth: number) => columns[at]?.[depth] !== undefined
  if (row > 0) return has(column - back, row) || !has(column - back, row - 1)
  // Both columns end in one row.
  const depth = (columns[column - 1]?.length ?? 0) - 1
  const other = column - 1 - back
  return has(other, depth) && !has(other, depth + 1)
}
