import { crapsSpotsByName } from '@fairhouse/contract/families/craps/spots'
import { describe, expect, it } from 'vitest'
import certificate from '../../../../../games/craps/certificate.json' with { type: 'json' }
import { game } from '../../../../../games/craps/math.ts'
import { paytableOf } from '../../../rules/family-rules.ts'
import { worthOf } from './worth.ts'

const paytable = paytableOf('craps', game.paytable)
const bet = (name: string, count = 1) => {
  const spot = crapsSpotsByName.get(name)
  if (!spot) throw new RangeError(name)
  return { spot, number: spot.number, count }
}

describe('the worth of a bet on a craps table', () => {
  it('is what the certificate proves, from when the bet is made', () => {
    const returns = new Map(certificate.modes.map(({ name, rtp }) => [name, rtp.ratio]))
    expect(worthOf(paytable, bet('pass')).back).toBeCloseTo(certificate.rtp.ratio, 9)
    const named = [
      ['dontPass', 'dontPass', 1],
      ['place-6', 'place6', 6],
      ['place-10', 'place4', 5],
      ['hard-8', 'hard6', 1],
      ['field', 'field', 1],
      ['twelve', 'twelve', 1],
    ] as const
    for (const [spot, mode, count] of named) {
      expect(worthOf(paytable, bet(spot, count)).back / count).toBeCloseTo(
        returns.get(mode) ?? 0,
        9,
      )
    }
  })

  it('is more than the bet for don’t pass that has its number, and nothing is lost on odds', () => {
    const dontPass = { ...bet('dontPass'), number: 10 } as const
    expect(worthOf(paytable, dontPass).back).toBeCloseTo(4 / 3, 9)
    const odds = { ...bet('passOdds', 10), number: 6 } as const
    expect(worthOf(paytable, odds).back).toBeCloseTo(10, 9)
  })

  it('counts rolls and pushes', () => {
    const { rolls, ties } = worthOf(paytable, bet('dontPass'))
    expect(rolls).toBeCloseTo(557 / 165, 9)
    expect(ties).toBeCloseTo(1 / 36, 9)
  })
})
