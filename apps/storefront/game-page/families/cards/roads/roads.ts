/** What a round of baccarat came to, as roads show it. */
export type Shown = 'player' | 'banker' | 'tie'

/** One cell of a road that runs in columns. */
export interface RoadCell<Mark> {
  readonly column: number
  readonly row: number
  readonly mark: Mark
}

/** A run of wins of one side, with the ties that came after each. */
interface Run {
  readonly winner: 'player' | 'banker'
  readonly ties: number[]
}

export interface BigMark {
  readonly winner: 'player' | 'banker'
  readonly ties: number
}

/** Rows of every road. */
export const roadRows = 6

/** Every result in its order, column by column. */
export const beadRoad = (results: readonly Shown[]): readonly RoadCell<Shown>[] =>
  results.map((mark, place) => ({
    column: Math.floor(place / roadRows),
    row: place % roadRows,
    mark,
  }))

/** A column for each run; ties are told at the win before them. A run that is longer than the road, or meets another, turns right. */
export function bigRoad(results: readonly Shown[]): readonly RoadCell<BigMark>[] {
  return laidOut(
    runsOf(results).map(({ winner, ties }) => ties.map((count) => ({ winner, ties: count }))),
  )
}

/** A mark of a derived road: red where runs are alike, blue where they are not. It says nothing of who won. */
export type Derived = 'red' | 'blue'

/** Compares each run with the one before it. */
export const bigEyeRoad = (results: readonly Shown[]): readonly RoadCell<Derived>[] =>
  derivedRoad(results, 1)

/** Compares each run with the second one before it. */
export const smallRoad = (results: readonly Shown[]): readonly RoadCell<Derived>[] =>
  derivedRoad(results, 2)

/** Compares each run with the third one before it. */
export const cockroachRoad = (results: readonly Shown[]): readonly RoadCell<Derived>[] =>
  derivedRoad(results, 3)

/**
 * A road that is worked out from the big road alone, by the rule that casinos print beside their boards (as told in "Baccarat Score Boards",
 * The Wizard of Odds). A first win of a run is red where the run that it ended is as long as the one `back` runs before that; any further win is blue
 * where the run `back` runs before this one ended just before this row, else red. The road begins with the second win of run `back` (counted from 0), or the
 * first win after it.
 */
function derivedRoad(results: readonly Shown[], back: 1 | 2 | 3): readonly RoadCell<Derived>[] {
  const lengths = runsOf(results).map(({ ties }) => ties.length)
  const marks = lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row) => row)
      .filter((row) => column > back || (column === back && row > 0))
      .map((row): Derived => {
        if (row > 0) return lengths[column - back] === row ? 'blue' : 'red'
        return lengths[column - 1] === lengths[column - 1 - back] ? 'red' : 'blue'
      }),
  )
  return laidOut(grouped(marks))
}

function runsOf(results: readonly Shown[]): readonly Run[] {
  const runs: Run[] = []
  let early = 0
  for (const result of results) {
    const last = runs.at(-1)
    if (result === 'tie') {
      if (last) last.ties.push((last.ties.pop() ?? 0) + 1)
      else early++
    } else if (last?.winner === result) last.ties.push(0)
    else {
      runs.push({ winner: result, ties: [early] })
      early = 0
    }
  }
  return runs
}

/** Neighbours that are alike, together. */
function grouped<Mark>(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  const groups: Mark[][] = []
  for (const mark of marks) {
    const last = groups.at(-1)
    if (last?.[0] === mark) last.push(mark)
    else groups.push([mark])
  }
  return groups
}

function laidOut<Mark>(runs: readonly (readonly Mark[])[]): readonly RoadCell<Mark>[] {
  const taken = new Set<string>()
  const isTaken = (column: number, row: number): boolean => taken.has(`${column} ${row}`)
  let start = -1
  return runs.flatMap((run) => {
    start++
    while (isTaken(start, 0)) start++
    let [column, row] = [start, 0]
    let isTurned = false
    return run.map((mark, place) => {
      isTurned ||= place > 0 && (row + 1 >= roadRows || isTaken(column, row + 1))
      if (place > 0 && isTurned) column++
      else if (place > 0) row++
      taken.add(`${column} ${row}`)
      return { column, row, mark }
    })
  })
}
