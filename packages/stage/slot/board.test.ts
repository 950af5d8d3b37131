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

  it('keeps the multiplier of free spins from spin to spin, and the chosen symbol of a book', () => {
    const stopped = { type: 'reelsStopped', stops: [], grid: [], heldReels: [] } as const
    const inFree = boardOf([
      { ...stopped, mode: 'base' },
      { type: 'symbolChosen', by: 'book', symbol: 'eye' },
      { type: 'freeSpinStarted', number: 1, left: 1 },
      { ...stopped, mode: 'free' },
      { type: 'multiplierSet', of: 'freeSpins', cells: [], value: 4 },
      { type: 'multiplierSet', of: 'spin', cells: [], value: 2 },
      { type: 'freeSpinStarted', number: 2, left: 0 },
      { ...stopped, mode: 'free' },
    ])
    expect(inFree.multipliers).toEqual({ spin: 1, freeSpins: 4, cells: [] })
    expect(inFree.chosen).toEqual({ by: 'book', symbol: 'eye' })
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
})
