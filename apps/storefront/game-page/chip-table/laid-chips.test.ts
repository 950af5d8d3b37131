import { describe, expect, it } from 'vitest'
import {
  cleared,
  double,
  instead,
  lay,
  type LaidChips,
  nothingLaid,
  repeated,
  type TableLimits,
  take,
  undone,
  wasBet,
} from './laid-chips.ts'

const limits: TableLimits = {
  most: new Map([
    ['17', 10],
    ['red', 50],
  ]),
  mostChips: 52,
}
const chips = (laid: LaidChips | null) => Object.fromEntries(laid?.chips ?? [])
const on = (spot: string, count: number, laid = nothingLaid): LaidChips => {
  const answer = lay(laid, new Map([[spot, count]]), limits)
  if (!('laid' in answer)) throw new Error(`too many on ${spot}`)
  return answer.laid
}

describe('chips that a player lays', () => {
  it('add up on a spot, up to its limit and the limit of the table', () => {
    const laid = on('17', 5, on('17', 5))
    expect(chips(laid)).toEqual({ '17': 10 })
    expect(lay(laid, new Map([['17', 1]]), limits)).toEqual({ tooMany: 'spot', most: 10 })
    expect(lay(laid, new Map([['red', 43]]), limits)).toEqual({ tooMany: 'table', most: 52 })
    expect(lay(laid, new Map([['36', 1]]), limits)).toEqual({ tooMany: 'spot', most: 0 })
  })

  it('are laid by several at once, or not at all, and taken back by one step', () => {
    const both = new Map([
      ['17', 2],
      ['red', 3],
    ])
    const answer = lay(on('17', 5), both, limits)
    const laid = 'laid' in answer ? answer.laid : null
    expect(chips(laid)).toEqual({ '17': 7, red: 3 })
    expect(chips(undone(laid ?? nothingLaid))).toEqual({ '17': 5 })
    expect(lay(on('17', 9), both, limits)).toHaveProperty('tooMany')
  })

  it('go back step by step to nothing, whatever the steps were', () => {
    const doubled = double(on('red', 4, on('17', 1)), limits)
    let laid = cleared(take('laid' in doubled ? doubled.laid : nothingLaid, '17', 1))
    expect(chips(laid)).toEqual({})
    const seen = Array.from({ length: 6 }, () => {
      laid = undone(laid)
      return chips(laid)
    })
    expect(seen).toEqual([
      { '17': 1, red: 8 },
      { '17': 2, red: 8 },
      { '17': 1, red: 4 },
      { '17': 1 },
      {},
      {},
    ])
  })

  it('are not doubled beyond a limit', () => {
    expect(double(on('17', 6), limits)).toEqual({ tooMany: 'spot', most: 10 })
  })

  it('lie there after a round to be bet again, and give way to the first new chip', () => {
    const bet = wasBet(new Map([['17', 4]]))
    expect(chips(bet)).toEqual({ '17': 4 })
    const next = on('red', 1, bet)
    expect(chips(next)).toEqual({ red: 1 })
    expect(chips(repeated(next))).toEqual({ '17': 4 })
    expect(repeated(bet)).toBeNull()
    expect(repeated(nothingLaid)).toBeNull()
  })

  it('give way to a saved bet, whole or not at all, and come back by one step', () => {
    const answer = instead(on('17', 4), new Map([['red', 3]]), limits)
    const laid = 'laid' in answer ? answer.laid : nothingLaid
    expect(chips(laid)).toEqual({ red: 3 })
    expect(chips(undone(laid))).toEqual({ '17': 4 })
    expect(instead(on('17', 4), new Map([['17', 11]]), limits)).toEqual({
      tooMany: 'spot',
      most: 10,
    })
  })

  it('can be added to those of the last round by doubling them first', () => {
    const doubled = double(wasBet(new Map([['17', 4]])), limits)
    const laid = 'laid' in doubled ? doubled.laid : nothingLaid
    expect(chips(on('red', 1, laid))).toEqual({ '17': 8, red: 1 })
  })
})
