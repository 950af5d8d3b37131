import { describe, expect, it } from 'vitest'
import { keptChoice, stepped } from './choice.ts'
import { nextTile } from './next-tile.ts'
import { hundredthsOf } from './typed-target.ts'

const gate = { game: 'gate', least: 101, most: 1_000_000, wins: 1, of: 1 } as const

describe('what a bet is on', () => {
  it('is read as it was typed, with a point or a comma', () => {
    expect(['2', '2.5', '2,55', ' 10.00× ', '1.999', '', 'two', '-3'].map(hundredthsOf)).toEqual([
      200,
      250,
      255,
      1000,
      199,
      null,
      null,
      null,
    ])
  })

  it('goes through round targets and stays at the ends', () => {
    expect(stepped(gate, { target: 200 }, 1)).toEqual({ target: 250 })
    expect(stepped(gate, { target: 203 }, -1)).toEqual({ target: 200 })
    expect(stepped(gate, { target: 1_000_000 }, 1)).toEqual({ target: 1_000_000 })
  })

  it('is the first one where what was kept is none of the game', () => {
    for (const kept of [null, { mines: 3 }, { target: 5 }, 'x'])
      expect(keptChoice(gate, kept)).toEqual({ target: 200 })
  })
})

describe('arrows on tiles', () => {
  it('lead to neighbours and stay at edges', () => {
    const grid = { columns: 5, count: 25 }
    expect(
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'x'].map((key) =>
        nextTile(key, 4, grid),
      ),
    ).toEqual([3, 4, 4, 9, 0, 24, null])
  })
})
