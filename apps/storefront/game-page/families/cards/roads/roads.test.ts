import { describe, expect, it } from 'vitest'
import { beadRoad, bigEyeRoad, bigRoad, type Shown } from './roads.ts'

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
})
