import { describe, expect, it } from 'vitest'
import { after, awaitsTile, boardOf, emptyBoard } from './board.ts'

describe('the board of an instant game', () => {
  it('holds a field as far as it was turned, and the mines at the end', () => {
    const open = boardOf([
      { type: 'fieldLaid', cells: 25, mines: 2 },
      { type: 'gemFound', cell: 7, found: 1, times: 108 },
    ])
    expect(open).toMatchObject({ times: 108, finished: false, field: { opened: [7], mines: null } })
    expect(awaitsTile(open)).toBe(true)
    const over = [
      { type: 'cashedOut', times: 108, pay: 216, total: 216 } as const,
      { type: 'fieldShown', mines: [1, 2] } as const,
      { type: 'roundEnded', total: 216 } as const,
    ].reduce(after, open)
    expect(over).toMatchObject({ pay: 216, total: 216, finished: true, field: { mines: [1, 2] } })
    expect(awaitsTile(over)).toBe(false)
  })

  it('pays nothing where a trap sprang', () => {
    const lost = boardOf([
      { type: 'towerBuilt', levels: 9, width: 3, traps: 1, risk: 'medium' },
      { type: 'levelClimbed', level: 1, cell: 2, times: 148 },
      { type: 'trapSprung', level: 2, cell: 0 },
    ])
    expect(lost).toMatchObject({ times: 0, pay: 0, tower: { taken: [2], sprung: 0 } })
  })

  it('begins anew with each round', () => {
    const [first, second] = [
      { type: 'gateOpened', target: 200, result: 431 } as const,
      { type: 'gatePaid', pay: 200, total: 200 } as const,
    ]
    const won = [first, second].reduce(after, emptyBoard)
    expect(won).toMatchObject({ times: 200, pay: 200 })
    expect(after(won, { ...first, result: 100 })).toMatchObject({ times: 0, pay: null, total: 0 })
  })
})
