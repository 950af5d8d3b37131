import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after, boardOf, emptyBoard } from './board.ts'
import { noFeatures } from './features.ts'
import { generatedRound } from './generated-rounds.ts'

describe('the board', () => {
  it('is the same after a reload at any step', () => {
    fc.assert(
      fc.property(generatedRound, fc.nat(), (events, cut) => {
        const step = cut % (events.length + 1)
        const resumed = boardOf(events.slice(step), boardOf(events.slice(0, step)))
        expect(resumed).toEqual(boardOf(events))
      }),
    )
  })

  it('shows no win that was staked and lost, and each that was doubled', () => {
    const boardAfter = (won: boolean) =>
      boardOf([
        {
          type: 'lineWon',
          line: 0,
          symbol: 'A',
          count: 3,
          cells: [],
          multiplier: 1,
          pay: 50,
          total: 50,
        },
        { type: 'gambleOffered', at: 50, left: 1 },
        { type: 'gambled', choice: 0, drawn: 1, won, pay: won ? 50 : -50, total: won ? 100 : 0 },
        { type: 'roundEnded', total: won ? 100 : 0 },
      ])
    expect(boardAfter(true).wins).toHaveLength(1)
    expect(boardAfter(false).wins).toEqual([])
  })

  it('shows of two wheels that open together the later first, and then the other', () => {
    const prize = { kind: 'pay', jackpot: null, count: 0, pay: 10 } as const
    const started = (slices: number) =>
      ({
        type: 'wheelStarted',
        symbol: 'token',
        cells: [],
        rings: [Array.from({ length: slices }, () => prize)],
      }) as const
    const spun = (total: number) =>
      ({ type: 'wheelSpun', ring: 0, slice: 1, prize, pay: 10, total }) as const
    const told = [
      started(3),
      started(5),
      spun(10),
      { type: 'wheelEnded', pay: 10, total: 10 },
      spun(20),
      { type: 'wheelEnded', pay: 10, total: 20 },
    ] as const
    const shown = told.map((_, last) => {
      const { wheel } = boardOf(told.slice(0, last + 1))
      return wheel && [wheel.rings[0]?.length, wheel.stops.length]
    })
    expect(shown).toEqual([[3, 0], [5, 0], [5, 1], [3, 0], [3, 1], null])
  })

  it('keeps nothing of the round before', () => {
    fc.assert(
      fc.property(generatedRound, generatedRound, (before, events) => {
        expect(boardOf(events, boardOf(before))).toEqual(boardOf(events))
      }),
    )
  })

  it('shows at every step the total that the event told', () => {
    fc.assert(
      fc.property(generatedRound, (events) => {
        let board = emptyBoard([])
        for (const event of events) {
          board = after(board, event)
          if ('total' in event) expect(board.total).toBe(event.total)
        }
      }),
    )
  })

  it('has nothing open when the round is over', () => {
    fc.assert(
      fc.property(generatedRound, (events) => {
        const board = boardOf(events)
        const { finished, freeSpins, held, mode, respins } = board
        expect(board).toMatchObject(noFeatures)
        expect({ finished, freeSpins, respins, held, mode }).toEqual({
          finished: true,
          freeSpins: null,
          respins: null,
          held: [],
          mode: 'base',
        })
      }),
    )
  })

  it('keeps sticky reels covered through free spins, and others for one spin only', () => {
    const stopped = { type: 'reelsStopped', stops: [], grid: [], heldReels: [1] } as const
    const board = boardOf([
      { ...stopped, mode: 'base', heldReels: [] },
      { type: 'reelsExpanded', reels: [2], symbol: 'wild', sticky: false },
      { type: 'freeSpinStarted', number: 1, left: 1 },
      { ...stopped, mode: 'free', heldReels: [] },
      { type: 'reelsExpanded', reels: [1], symbol: 'wild', sticky: true },
      { type: 'freeSpinStarted', number: 2, left: 0 },
      { ...stopped, mode: 'free' },
    ])
    expect([...board.expanded]).toEqual([[1, 'wild']])
    expect(board.held).toEqual([1])
  })

  it('lets the multiplier of a cell fall with its symbol, and go with it or with the spin', () => {
    const grid = [['A', 'bomb', 'K']]
    const stopped = {
      type: 'reelsStopped',
      mode: 'base',
      stops: [],
      grid,
      heldReels: [],
    } as const
    const set = { type: 'multiplierSet', of: 'cell', cells: [[0, 1]], value: 5 } as const
    const fallen = { type: 'cascaded', number: 1, removed: [[0, 2]], grid } as const
    expect(boardOf([stopped, set, fallen]).multipliers.cells).toEqual([{ cell: [0, 2], value: 5 }])
    const gone = { ...fallen, removed: [[0, 1]] } as const
    expect(boardOf([stopped, set, gone]).multipliers.cells).toEqual([])
    const next = { type: 'freeSpinStarted', number: 1, left: 0 } as const
    expect(boardOf([stopped, set, next]).multipliers.cells).toEqual([])
  })

  it('keeps multipliers of places while symbols fall, and from one free spin to the next', () => {
    const stopped = { type: 'reelsStopped', stops: [], grid: [['A', 'K']], heldReels: [] } as const
    const set = (value: number) =>
      ({ type: 'multiplierSet', of: 'place', cells: [[0, 1]], value }) as const
    const fall = { type: 'cascaded', number: 1, removed: [[0, 1]], grid: [['Q', 'A']] } as const
    const base = boardOf([{ ...stopped, mode: 'base' }, set(2), fall])
    expect(base.multipliers.places).toEqual([{ cell: [0, 1], value: 2 }])
    const first = boardOf([{ type: 'freeSpinStarted', number: 1, left: 1 }], base)
    expect(first.multipliers.places).toEqual([])
    const second = boardOf(
      [
        { ...stopped, mode: 'free' },
        set(2),
        fall,
        set(4),
        { type: 'freeSpinStarted', number: 2, left: 0 },
        { ...stopped, mode: 'free' },
      ],
      first,
    )
    expect(second.multipliers.places).toEqual([{ cell: [0, 1], value: 4 }])
    const over = boardOf([{ type: 'freeSpinsEnded', spins: 2, pay: 0, total: 0 }], second)
    expect(over.multipliers.places).toEqual([])
    expect(boardOf([{ ...stopped, mode: 'base' }], base).multipliers.places).toEqual([])
  })

  it('keeps the multiplier of free spins from spin to spin, and the chosen symbols of a book', () => {
    const stopped = { type: 'reelsStopped', stops: [], grid: [], heldReels: [] } as const
    const inFree = boardOf([
      { ...stopped, mode: 'base' },
      { type: 'symbolChosen', by: 'book', symbol: 'eye' },
      { type: 'symbolChosen', by: 'book', symbol: 'cat' },
      { type: 'freeSpinStarted', number: 1, left: 1 },
      { ...stopped, mode: 'free' },
      { type: 'multiplierSet', of: 'freeSpins', cells: [], value: 4 },
      { type: 'multiplierSet', of: 'spin', cells: [], value: 2 },
      { type: 'freeSpinStarted', number: 2, left: 0 },
      { ...stopped, mode: 'free' },
    ])
    expect(inFree.multipliers).toEqual({ spin: 1, freeSpins: 4, cells: [], places: [] })
    expect(inFree.chosen).toEqual({ by: 'book', symbols: ['eye', 'cat'] })
    const over = boardOf([{ type: 'freeSpinsEnded', spins: 2, pay: 0, total: 0 }], inFree)
    expect(over.multipliers.freeSpins).toBe(1)
    expect(over.chosen).toBeNull()
  })

  it('covers no reel that is only held for a respin', () => {
    const board = boardOf([
      { type: 'reelsStopped', mode: 'base', stops: [], grid: [['A'], ['K']], heldReels: [] },
      { type: 'respinStarted', held: [0], left: 0 },
      { type: 'reelsStopped', mode: 'respin', stops: [], grid: [['A'], ['A']], heldReels: [0] },
    ])
    expect([...board.expanded]).toEqual([])
    expect(board.held).toEqual([0])
  })

  const stopped = {
    type: 'reelsStopped',
    mode: 'base',
    stops: [],
    grid: [
      ['A', 'K'],
      ['A', 'wild'],
    ],
    heldReels: [],
  } as const

  it('lets wilds that walked stand where they came to until the reels have stopped around them', () => {
    const walk = { type: 'wildsWalked', moves: [{ from: [1, 1], to: [0, 1] }] } as const
    const turn = { type: 'respinStarted', held: [], left: 0 } as const
    const turning = boardOf([stopped, turn, walk])
    expect(turning.standing).toEqual([{ cell: [0, 1], symbol: 'wild' }])
    expect(turning.turning).toBe(true)
    const rested = boardOf([{ ...stopped, mode: 'respin' }], turning)
    expect(rested).toMatchObject({ standing: [], turning: false })
    const left = { type: 'wildsWalked', moves: [{ from: [1, 1], to: null }] } as const
    expect(boardOf([stopped, turn, left]).standing).toEqual([])
  })

  it('keeps mystery symbols in their cells from one free spin to the next', () => {
    const reveal = {
      type: 'cellsChanged',
      by: 'mystery',
      changes: [{ cell: [1, 1], symbol: 'Q' }],
    } as const
    const spin = (number: number) =>
      [
        { type: 'freeSpinStarted', number, left: 2 },
        { ...stopped, mode: 'free' },
      ] as const
    const next = { type: 'freeSpinStarted', number: 2, left: 0 } as const
    const inFree = boardOf([stopped, ...spin(1), reveal, next])
    expect(inFree.standing).toEqual([{ cell: [1, 1], symbol: 'wild' }])
    expect(boardOf([stopped, reveal, ...spin(1)]).standing).toEqual([])
  })

  it('takes the cover from a reel of mystery symbols that show what they are, and keeps it held', () => {
    const board = boardOf([
      { ...stopped, mode: 'free' },
      { type: 'reelsExpanded', reels: [1], symbol: 'mystery', sticky: true },
      { type: 'cellsChanged', by: 'mystery', changes: [{ cell: [1, 0], symbol: 'Q' }] },
    ])
    expect([...board.expanded]).toEqual([])
    expect(board.held).toEqual([1])
    expect(board.grid[1]?.[0]).toBe('Q')
    expect(board.mysteries).toEqual([{ cell: [1, 0], symbol: 'mystery' }])
  })

  it('shows blocks and cash until the next spin, and what a nudge brought into view', () => {
    const cash = { type: 'cashShown', cells: [{ cell: [0, 0], pay: 250 }] } as const
    const board = boardOf([
      stopped,
      { type: 'blockLanded', symbol: 'A', cells: [[0, 0]] },
      { type: 'reelNudged', reel: 1, steps: 1, symbols: ['wild', 'wild'] },
      cash,
      {
        type: 'cashCollected',
        collector: [1, 0],
        cells: [[0, 0]],
        multiplier: 2,
        pay: 500,
        total: 500,
      },
    ])
    expect(board.grid).toEqual([
      ['A', 'K'],
      ['wild', 'wild'],
    ])
    expect(board.blocks).toHaveLength(1)
    expect(board.cash).toEqual(cash.cells)
    expect(board.wins).toMatchObject([{ symbol: 'wild', multiplier: 2, pay: 500, at: [1, 0] }])
    const next = { type: 'freeSpinStarted', number: 1, left: 0 } as const
    expect(boardOf([next], board)).toMatchObject({ blocks: [], cash: [], turning: true })
  })
})
