import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Prize } from '@fairhouse/contract/families/slot/events'
import { sampleGrid } from './sample-title.ts'

/** Amounts are minor units. */
const prize = (kind: Prize['kind'], count = 0, pay = 0, jackpot: string | null = null): Prize => ({
  kind,
  jackpot,
  count,
  pay,
})
const coin = (pay: number): Prize => prize('pay', 0, pay)
const at = (reel: number, row: number) => [reel, row] as const

const over = (total: number): RoundEvent => ({ type: 'roundEnded', total })

/** The board that scenarios play on. */
interface Ground {
  readonly rows: readonly number[]
  readonly firstRow: readonly (readonly [number, number])[]
  readonly opening: { readonly symbol: string; readonly cells: Ground['firstRow'] }
  readonly stopped: Extract<RoundEvent, { type: 'reelsStopped' }>
}

type Scenario = (ground: Ground) => readonly RoundEvent[]

const lines: Scenario = ({ rows, firstRow }) => [
  {
    type: 'lineWon',
    line: 0,
    symbol: 'lion',
    count: 3,
    cells: firstRow.slice(0, 3),
    multiplier: 1,
    pay: 300,
    total: 300,
  },
  {
    type: 'lineWon',
    line: 1,
    symbol: 'A',
    count: 3,
    cells: rows.slice(0, 3).map((_, reel) => at(reel, 1)),
    multiplier: 2,
    pay: 600,
    total: 900,
  },
  over(900),
]

const groups: Scenario = ({ firstRow }) => [
  {
    type: 'groupWon',
    by: 'ways',
    symbol: 'lion',
    count: 3,
    ways: 4,
    cells: [...firstRow.slice(0, 3), at(1, 1)],
    multiplier: 1,
    pay: 400,
    total: 400,
  },
  {
    type: 'groupWon',
    by: 'anywhere',
    symbol: 'gem',
    count: 8,
    ways: 1,
    cells: [...firstRow, at(1, 1), at(2, 1)],
    multiplier: 3,
    pay: 500,
    total: 900,
  },
  over(900),
]

const cascade: Scenario = ({ rows }) => [
  {
    type: 'groupWon',
    by: 'cluster',
    symbol: 'gem',
    count: 5,
    ways: 1,
    cells: [at(0, 1), at(1, 1), at(1, 0), at(2, 1), at(2, 0)],
    multiplier: 1,
    pay: 400,
    total: 400,
  },
  { type: 'multiplierSet', of: 'cell', cells: [at(2, 2)], value: 5 },
  { type: 'multiplierSet', of: 'place', cells: [at(0, 1), at(1, 1)], value: 2 },
  {
    type: 'cascaded',
    number: 1,
    removed: [at(0, 1), at(1, 1), at(1, 0), at(2, 1), at(2, 0)],
    grid: sampleGrid(rows, 2),
  },
  { type: 'multiplierSet', of: 'freeSpins', cells: [], value: 2 },
  {
    type: 'groupWon',
    by: 'cluster',
    symbol: 'A',
    count: 5,
    ways: 1,
    cells: [at(0, 0), at(1, 0)],
    multiplier: 2,
    pay: 500,
    total: 900,
  },
  { type: 'cascaded', number: 2, removed: [at(0, 0), at(1, 0)], grid: sampleGrid(rows, 3) },
  { type: 'spinMultiplied', cells: [at(2, 2)], multiplier: 5, pay: 3600, total: 4500 },
  over(4500),
]

const changes: Scenario = ({ rows, stopped }) => [
  {
    type: 'cellsChanged',
    by: 'wildDrop',
    changes: [at(0, 1), at(1, 2), at(2, 0)].map((cell) => ({ cell, symbol: 'wild' })),
  },
  { type: 'symbolChosen', by: 'wild', symbol: 'ruby' },
  {
    type: 'cellsChanged',
    by: 'mystery',
    changes: [at(0, 0), at(2, 2)].map((cell) => ({ cell, symbol: 'gem' })),
  },
  { type: 'reelsExpanded', reels: [1], symbol: 'lion', sticky: false },
  { type: 'multiplierSet', of: 'spin', cells: [], value: 7 },
  { type: 'respinStarted', held: [0, 1], left: 1 },
  { ...stopped, mode: 'respin', heldReels: [0, 1], grid: sampleGrid(rows, 4) },
  over(0),
]

const upgrades: Scenario = ({ stopped }) => {
  const from = stopped.grid[0]?.[0] ?? ''
  const changes = stopped.grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) =>
      symbol === from ? [{ cell: at(reel, row), symbol: 'lion' }] : [],
    ),
  )
  return [{ type: 'cellsChanged', by: 'upgrade', changes }, over(0)]
}

const splits: Scenario = ({ stopped }) => {
  const changes = stopped.grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) =>
      symbol === 'A' ? [{ cell: at(reel, row), symbol: 'AA' }] : [],
    ),
  )
  return [{ type: 'cellsChanged', by: 'split', changes }, over(0)]
}

const removals: Scenario = ({ rows, stopped }) => {
  const gone = [stopped.grid[0]?.[0] ?? '', stopped.grid[1]?.[1] ?? '']
  const removed = stopped.grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (gone.includes(symbol) ? [at(reel, row)] : [])),
  )
  const others = sampleGrid(rows, 7).map((column) => column.filter((one) => !gone.includes(one)))
  const grid = stopped.grid.map((column, reel) => {
    const left = column.filter((symbol) => !gone.includes(symbol))
    const more = Array.from({ length: column.length - left.length }, (_, row) => {
      const choice = others[reel] ?? []
      return choice[row % choice.length] ?? 'lion'
    })
    return [...more, ...left]
  })
  return [{ type: 'symbolsRemoved', symbols: gone, removed, grid }, over(0)]
}

const blocks: Scenario = ({ rows }) => {
  const cells = [1, 2, 3].flatMap((reel) => [0, 1, 2].map((row) => at(reel, row)))
  const won = rows.slice(0, 4).map((_, reel) => at(reel, 1))
  return [
    { type: 'blockLanded', symbol: 'lion', cells },
    {
      type: 'lineWon',
      line: 0,
      symbol: 'lion',
      count: 4,
      cells: won,
      multiplier: 1,
      pay: 400,
      total: 400,
    },
    over(400),
  ]
}

const nudges: Scenario = ({ rows }) => [
  { type: 'reelNudged', reel: 1, steps: 2, symbols: rows.map(() => 'wild').slice(0, rows[1]) },
  { type: 'reelNudged', reel: 2, steps: -1, symbols: rows.map(() => 'wild').slice(0, rows[2]) },
  over(0),
]

const walks: Scenario = ({ rows, stopped }) => [
  { type: 'cellsChanged', by: 'wildDrop', changes: [{ cell: at(2, 1), symbol: 'wild' }] },
  { type: 'respinStarted', held: [], left: 1 },
  { type: 'wildsWalked', moves: [{ from: at(2, 1), to: at(1, 1) }] },
  { ...stopped, mode: 'respin', grid: withWild(sampleGrid(rows, 4), 1) },
  { type: 'respinStarted', held: [], left: 0 },
  { type: 'wildsWalked', moves: [{ from: at(1, 1), to: at(0, 1) }] },
  { ...stopped, mode: 'respin', grid: withWild(sampleGrid(rows, 6), 0) },
  over(0),
]

const withWild = (grid: string[][], reel: number): string[][] =>
  grid.map((column, index) => (index === reel ? column.with(1, 'wild') : column))

const cash: Scenario = ({ firstRow, rows }) => {
  const cells = [...firstRow.slice(0, 3), at(1, 2)]
  const collector = at(rows.length - 1, 1)
  return [
    { type: 'cashShown', cells: cells.map((cell, place) => ({ cell, pay: 50 + place * 325 })) },
    { type: 'cashCollected', collector, cells, multiplier: 2, pay: 4300, total: 4300 },
    over(4300),
  ]
}

const free: Scenario = ({ rows, opening, stopped }) => [
  { type: 'freeSpinsAwarded', ...opening, count: 10, left: 10 },
  { type: 'symbolChosen', by: 'book', symbol: 'lion' },
  { type: 'freeSpinStarted', number: 1, left: 9 },
  { ...stopped, mode: 'free', grid: sampleGrid(rows, 5) },
  { type: 'reelsExpanded', reels: [0, 2], symbol: 'lion', sticky: false },
]

const pick: Scenario = ({ opening }) => [
  { type: 'pickStarted', ...opening, choices: 12 },
  { type: 'picked', choice: 4, ends: false, pay: 250, total: 250 },
  { type: 'picked', choice: 7, ends: false, pay: 500, total: 750 },
]

const hold: Scenario = ({ rows }) => [
  {
    type: 'holdStarted',
    symbol: 'ruby',
    held: [
      { cell: at(0, 0), prize: coin(100) },
      { cell: at(1, 1), prize: coin(250) },
      { cell: at(2, 2), prize: prize('jackpot', 0, 1000, 'mini') },
    ],
    left: 3,
    rows: rows[0] ?? 3,
  },
  {
    type: 'holdSpun',
    landed: [
      { cell: at(1, 2), prize: prize('multiply', 2) },
      { cell: at(2, 0), prize: coin(500) },
    ],
    left: 3,
    rows: rows[0] ?? 3,
  },
  { type: 'holdSpun', landed: [], left: 2, rows: rows[0] ?? 3 },
]

const wheel: Scenario = ({ opening }) => [
  {
    type: 'wheelStarted',
    ...opening,
    rings: [
      [
        coin(100),
        prize('freeSpins', 10),
        coin(250),
        prize('up'),
        coin(500),
        coin(150),
        prize('again', 1),
        coin(1000),
        coin(200),
        coin(300),
        prize('up'),
        coin(400),
      ],
      [
        prize('jackpot', 0, 0, 'minor'),
        coin(2000),
        prize('jackpot', 0, 0, 'mini'),
        prize('jackpot', 0, 0, 'grand'),
        coin(1500),
        prize('jackpot', 0, 0, 'major'),
      ],
    ],
  },
  { type: 'wheelSpun', ring: 0, slice: 3, prize: prize('up'), pay: 0, total: 0 },
  { type: 'wheelSpun', ring: 1, slice: 1, prize: coin(2000), pay: 2000, total: 2000 },
]

const trail: Scenario = ({ opening }) => [
  {
    type: 'trailStarted',
    ...opening,
    places: Array.from({ length: 20 }, (_, place) =>
      place % 6 === 5
        ? prize('multiply', 2)
        : place % 7 === 3
          ? prize('freeSpins', 5)
          : place === 18
            ? prize('jackpot', 0, 0, 'major')
            : place === 11
              ? prize('end')
              : coin(100 + place * 25),
    ),
    rolls: 5,
  },
  {
    type: 'trailMoved',
    roll: 4,
    place: 3,
    prize: prize('freeSpins', 5),
    rollsLeft: 4,
    pay: 0,
    total: 0,
  },
  {
    type: 'trailMoved',
    roll: 5,
    place: 8,
    prize: coin(300),
    rollsLeft: 3,
    pay: 300,
    total: 300,
  },
]

const offer: Scenario = () => [
  {
    type: 'choiceOffered',
    options: [
      { spins: 25, multiplier: 2, rows: 0 },
      { spins: 15, multiplier: 3, rows: 0 },
      { spins: 8, multiplier: 5, rows: 0 },
    ],
  },
]

/** More cards than lie side by side. */
const symbols: Scenario = ({ rows }) => [
  {
    type: 'choiceOffered',
    options: ['lion', 'ruby', 'gem', 'leaf', 'star', 'A', 'K', 'Q', 'J'].map((symbol) => ({
      spins: 10,
      multiplier: 1,
      rows: rows[0] ?? 3,
      symbol,
    })),
  },
]

const gamble: Scenario = () => [
  { type: 'gambleOffered', at: 450, left: 4 },
  { type: 'gambled', choice: 0, drawn: 0, won: true, pay: 450, total: 900 },
  { type: 'gambleOffered', at: 900, left: 3 },
]

const jackpot: Scenario = () => [
  { type: 'jackpotWon', jackpot: 'grand', pay: 100_000, total: 100_000 },
  over(100_000),
]

const all: Readonly<Record<string, Scenario>> = {
  lines,
  groups,
  cascade,
  changes,
  upgrades,
  splits,
  removals,
  blocks,
  nudges,
  walks,
  cash,
  free,
  pick,
  hold,
  wheel,
  trail,
  offer,
  symbols,
  gamble,
  jackpot,
}

/** What each button of the page plays, on a board with these rows. Each begins with reels that stop and may leave its feature open. */
export function scenarios(
  rows: readonly number[],
): Readonly<Record<string, readonly RoundEvent[]>> {
  const firstRow = rows.map((_, reel) => at(reel, 0))
  const grid = sampleGrid(rows, 1)
  const ground: Ground = {
    rows,
    firstRow,
    opening: { symbol: 'star', cells: firstRow.slice(0, 3) },
    stopped: { type: 'reelsStopped', mode: 'base', stops: [], grid, heldReels: [] },
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, scenario]) => [name, [ground.stopped, ...scenario(ground)]]),
  )
}
