import type { SlotEvent } from './slot-events.ts'
import fc from 'fast-check'
import { featureScripts, type FeatureShape, featureShapes } from './generated-features.ts'
import { Script } from './generated-script.ts'

/** Whole rounds of every shape that the contract allows, for tests of what shows them. */
const symbols = ['A', 'AA', 'K', 'wild', 'moon', 'coffin'] as const
const column = fc.array(fc.constantFrom(...symbols), { minLength: 1, maxLength: 7 })
const grid = fc.array(column, { minLength: 3, maxLength: 6 })
const reels = fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 3 })
const pays = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 4 })

/** What may happen on single cells. */
const cellEvents = ['block', 'nudge', 'mystery', 'upgrade', 'split', 'remove', 'walk'] as const

/** What happens in one spin, before totals are known. */
const spin = fc.record({
  grid,
  reels,
  pays,
  cascades: fc.array(fc.record({ removed: fc.array(fc.nat(20)), pay: fc.nat(90) }), {
    maxLength: 3,
  }),
  changes: fc.boolean(),
  onCells: fc.subarray([...cellEvents]),
  cash: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
  multiplier: fc.integer({ min: 1, max: 9 }),
  respins: fc.nat(2),
})

const rounds = fc.record({
  base: spin,
  free: fc.array(spin, { maxLength: 3 }),
  features: fc.array(featureShapes, { maxLength: 3 }),
  maxWin: fc.boolean(),
  gamble: fc.option(fc.boolean(), { nil: null }),
})
type Shape = typeof rounds extends fc.Arbitrary<infer Value> ? Value : never
type Spin = Shape['base']

export const generatedRound: fc.Arbitrary<SlotEvent[]> = rounds.map(eventsOf)

function eventsOf({ base, free, features, maxWin, gamble }: Shape): SlotEvent[] {
  const script = new Script()
  writeSpin(script, 'base', base)
  const count = free.length
  if (count > 0) {
    script.tell({ type: 'choiceOffered', options: [{ spins: 8, multiplier: 2, rows: 0 }] })
    script.tell({ type: 'choiceMade', option: 0 })
    script.tell({ type: 'symbolChosen', by: 'book', symbol: 'A' })
    script.tell({ type: 'freeSpinsAwarded', symbol: 'moon', cells: [], count, left: count })
  }
  for (const feature of features) writeFeature(script, feature)
  if (count > 0) writeFreeSpins(script, free)
  if (maxWin) script.tell({ type: 'maxWinReached', total: script.total })
  if (gamble !== null && script.total > 0) writeGamble(script, gamble)
  script.tell({ type: 'roundEnded', total: script.total })
  return script.events
}

const writeFeature = (script: Script, feature: FeatureShape): void =>
  featureScripts[feature.kind](script, feature.prizes)

function writeSpin(script: Script, mode: 'base' | 'free', shape: Spin): void {
  stop(script, mode, shape)
  for (let left = shape.respins; left > 0; left--) {
    script.tell({ type: 'respinStarted', held: [0], left: left - 1 })
    if (shape.onCells.includes('walk')) writeWalk(script)
    script.tell({
      type: 'reelsStopped',
      mode: 'respin',
      stops: [],
      grid: shape.grid,
      heldReels: [0],
    })
  }
  for (const { removed, pay } of shape.cascades) writeCascade(script, shape, removed, pay)
  const { multiplier } = shape
  if (multiplier > 5)
    script.pay({ type: 'spinMultiplied', cells: [[0, 0]], multiplier, pay: multiplier, total: 0 })
}

function stop(script: Script, mode: 'base' | 'free', shape: Spin): void {
  const { grid, reels, changes, multiplier, pays } = shape
  script.tell({ type: 'reelsStopped', mode, stops: [], grid, heldReels: script.held })
  const grown = reels.filter((reel) => !script.held.includes(reel))
  const sticky = mode === 'free'
  if (grown.length > 0) script.tell({ type: 'reelsExpanded', reels: grown, symbol: 'wild', sticky })
  if (sticky) script.held = [...script.held, ...grown].toSorted((one, other) => one - other)
  writeOnCells(script, shape)
  if (changes) {
    script.tell({ type: 'symbolChosen', by: 'wild', symbol: 'K' })
    script.tell({
      type: 'cellsChanged',
      by: 'wildDrop',
      changes: [{ cell: [1, 0], symbol: 'wild' }],
    })
  }
  if (multiplier > 1) {
    const of = multiplier % 2 ? 'cell' : sticky ? 'freeSpins' : 'spin'
    script.tell({
      type: 'multiplierSet',
      of,
      cells: of === 'cell' ? [[1, 0]] : [],
      value: multiplier,
    })
  }
  const won = { symbol: 'A', count: 3, cells: [[0, 0]], multiplier: 1, total: 0 } as const
  for (const [line, pay] of pays.entries()) {
    if (line === 3) script.pay({ type: 'groupWon', by: 'ways', ways: 4, ...won, pay })
    else if (line === 2) script.pay({ ...won, type: 'scatterWon', pay })
    else script.pay({ type: 'lineWon', line, ...won, pay })
  }
}

function writeOnCells(script: Script, { grid, onCells, cash }: Spin): void {
  const block = [1, 2].flatMap((reel) => (grid[reel] ?? []).map((_, row) => [reel, row] as const))
  if (onCells.includes('remove')) {
    const removed = grid.map((_, reel) => [reel, 0] as const)
    script.tell({ type: 'symbolsRemoved', symbols: ['A'], removed, grid: grid.toReversed() })
  }
  if (onCells.includes('block')) script.tell({ type: 'blockLanded', symbol: 'A', cells: block })
  if (onCells.includes('nudge'))
    script.tell({ type: 'reelNudged', reel: 0, steps: -1, symbols: ['wild', 'K'] })
  if (onCells.includes('mystery'))
    script.tell({ type: 'cellsChanged', by: 'mystery', changes: [{ cell: [2, 0], symbol: 'Q' }] })
  if (onCells.includes('upgrade'))
    script.tell({ type: 'cellsChanged', by: 'upgrade', changes: [{ cell: [0, 0], symbol: 'K' }] })
  if (onCells.includes('split'))
    script.tell({ type: 'cellsChanged', by: 'split', changes: [{ cell: [1, 0], symbol: 'AA' }] })
  const cells = cash.map((pay, reel) => ({ cell: [reel, 0] as const, pay }))
  if (cells.length === 0) return
  script.tell({ type: 'cashShown', cells })
  script.pay({
    type: 'cashCollected',
    collector: [2, 0],
    cells: cells.map(({ cell }) => cell),
    multiplier: 2,
    pay: 2 * cells.reduce((sum, { pay }) => sum + pay, 0),
    total: 0,
  })
}

const writeWalk = (script: Script): void =>
  script.tell({
    type: 'wildsWalked',
    moves: [
      { from: [1, 0], to: [0, 0] },
      { from: [0, 0], to: null },
    ],
  })

function writeCascade(
  script: Script,
  { grid }: Spin,
  places: readonly number[],
  pay: number,
): void {
  const removed = places.flatMap((place) => {
    const reel = place % grid.length
    const rows = grid[reel]?.length ?? 1
    return [[reel, place % rows] as const]
  })
  script.tell({ type: 'multiplierSet', of: 'place', cells: removed, value: 2 + (pay % 7) })
  script.tell({ type: 'cascaded', number: 1, removed, grid })
  const cells = [[0, 0]] as const
  if (pay > 0)
    script.pay({
      type: 'groupWon',
      by: 'cluster',
      symbol: 'A',
      count: 5,
      ways: 1,
      cells,
      multiplier: 1,
      pay,
      total: 0,
    })
}

function writeFreeSpins(script: Script, spins: readonly Spin[]): void {
  const before = script.total
  for (const [index, spin] of spins.entries()) {
    script.tell({ type: 'freeSpinStarted', number: index + 1, left: spins.length - index - 1 })
    writeSpin(script, 'free', spin)
  }
  const pay = script.total - before
  script.tell({ type: 'freeSpinsEnded', spins: spins.length, pay, total: script.total })
}

function writeGamble(script: Script, won: boolean): void {
  script.tell({ type: 'gambleOffered', at: script.total, left: 1 })
  const pay = won ? script.total : 0
  script.total = won ? script.total * 2 : 0
  script.tell({ type: 'gambled', choice: 0, drawn: won ? 0 : 1, won, pay, total: script.total })
}
