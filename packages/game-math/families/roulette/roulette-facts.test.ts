import { describe, expect, it } from 'vitest'
import { fraction, plus, times } from '../../fraction.ts'
import { rouletteFacts } from './roulette-facts.ts'
import { rouletteGame } from './roulette-game.ts'
import { tableOf } from './table.ts'
import { doubleZero, singleZero, threeWheels, withPartage } from './testing/tables.ts'

const europe = fraction(36n, 37n)
const bet = (chips: Readonly<Record<string, number>>) => ({ selection: { chips } })

describe('rouletteFacts', () => {
  it('returns 36/37 on every single spot of a table with one zero', () => {
    const spots = [...tableOf(singleZero).spots.keys()]
    expect(spots).toHaveLength(37 + 60 + 12 + 2 + 22 + 1 + 11 + 3 + 3 + 6)
    for (const spot of spots) {
      expect([spot, rouletteFacts(singleZero, bet({ [spot]: 3 })).rtp]).toEqual([spot, europe])
    }
  })

  it('returns 36/38 with two zeros', () => {
    expect(rouletteFacts(doubleZero, bet({ '0-00': 1 })).rtp).toEqual(fraction(18n, 19n))
  })

  it('says of any mix what all pockets, played, come to', () => {
    const mix = bet({ '17': 2, '14-17': 1, red: 5, 'column-2': 4, '0-1-2-3': 1 })
    const game = rouletteGame(singleZero)
    const price = 13
    const units = Array.from({ length: 37 }, (_, pocket) => {
      return game.open({ below: () => pocket, words: 0 }, mix).state.units
    })
    const facts = rouletteFacts(singleZero, mix)
    const count = (holds: (won: number) => boolean) =>
      fraction(BigInt(units.filter(holds).length), 37n)
    const most = Math.max(...units)
    expect(facts).toMatchObject({
      rtp: europe,
      hit: count((won) => won > 0),
      profit: count((won) => won > price),
      most: count((won) => won === most),
      mostUnits: most,
    })
    const squares = units.reduce((sum, won) => sum + BigInt(won) ** 2n, 0n)
    const secondMoment = fraction(squares, 37n * BigInt(price) ** 2n)
    expect(plus(facts.variance, times(europe, europe))).toEqual(secondMoment)
    expect(facts.atLeast(most)).toEqual(facts.most)
    expect(facts.atLeast(most + 1)).toEqual(fraction(0n, 1n))
  })

  it('has the variance of the trade straight up and on red', () => {
    expect(rouletteFacts(singleZero, bet({ '8': 1 })).variance).toEqual(
      fraction(36n * 36n * 36n, 37n * 37n),
    )
    expect(rouletteFacts(singleZero, bet({ red: 1 })).variance).toEqual(fraction(1368n, 1369n))
  })

  it('returns 73/74 on even chances by la partage, and nothing more elsewhere', () => {
    expect(rouletteFacts(withPartage, bet({ red: 1 })).rtp).toEqual(fraction(73n, 74n))
    expect(rouletteFacts(withPartage, bet({ red: 1 })).hit).toEqual(fraction(19n, 37n))
    expect(rouletteFacts(withPartage, bet({ '17': 1 })).rtp).toEqual(europe)
  })

  it('returns the same on three wheels, with a third of the variance', () => {
    const [one, three] = [singleZero, threeWheels].map((table) =>
      rouletteFacts(table, bet({ '17': 1 })),
    )
    expect(three?.rtp).toEqual(europe)
    expect(three && times(three.variance, fraction(3n, 1n))).toEqual(one?.variance)
    expect(three?.most).toEqual(fraction(1n, 37n ** 3n))
  })

  it('refuses chips that cannot lie there', () => {
    expect(() => rouletteFacts(singleZero, bet({}))).toThrow(RangeError)
  })
})
