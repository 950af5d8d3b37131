import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after, boardOf, emptyBoard } from './board.ts'
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
        const { finished, pick, freeSpins, held, mode } = boardOf(events)
        expect({ finished, pick, freeSpins, held, mode }).toEqual({
          finished: true,
          pick: null,
          freeSpins: null,
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
})
